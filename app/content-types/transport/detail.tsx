import type { WithOrder } from '~/booking/order';
import { CANCELLATION_ID } from '~/booking/order-card';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { Accordion } from '~/detail-page/accordion';
import { DetailPage } from '~/detail-page/detail-page';
import type { IconRules } from '~/detail-page/facility-icon';
import { FactTiles } from '~/detail-page/facts';
import { facilitiesTab, knownFacts } from '~/detail-page/known-facts';
import { overviewTab } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

/** Icons of a vehicle's facilities, by the keywords of specification 2 and their synonyms. */
export const icons: IconRules = [
  [['wifi', 'wi-fi', 'internet'], 'wifi'],
  [['ac', 'pendingin'], 'snowflake'],
  [['music', 'musik', 'audio'], 'music'],
  [['bahan bakar', 'bbm', 'bensin', 'solar'], 'fuel'],
  [['transmisi'], 'cog'],
  [['keamanan', 'aman', 'pengaman', 'airbag'], 'shield-check'],
  [['full insurance', 'asuransi'], 'badge-check'],
];

const notes = [
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Konfirmasi ketersediaan lewat WhatsApp.',
  'Sudah termasuk sopir profesional bila diperlukan.',
  'Bahan bakar dan parkir ditanggung penyewa.',
  'Minimal sewa 12 jam.',
  'Pembayaran melalui transfer.',
];

/** The six questions below every vehicle (specification 2). */
const questions = [
  {
    title: 'Apakah cocok untuk segala usia?',
    body: 'Ya. Anak-anak, orang dewasa, dan lansia bisa ikut dengan nyaman.\nBeri tahu kami bila perlu kursi anak, ruang kursi roda, atau jalan yang lebih santai.',
  },
  {
    title: 'Bagaimana jika cuaca buruk?',
    body: 'Sopir kami memantau cuaca dan jalan setiap pagi.\nBila sebuah tujuan tidak aman didatangi, rute atau jamnya kami ubah bersama Anda tanpa biaya tambahan.',
  },
  {
    title: 'Apakah tersedia pilihan makanan vegetarian?',
    body: 'Tersedia. Sampaikan kebutuhan makan Anda saat memesan, dan sopir kami akan memilih rumah makan yang cocok di sepanjang rute.',
  },
  {
    title: 'Bagaimana kebijakan pembatalan?',
    id: CANCELLATION_ID,
    body: 'Pembatalan hingga 3 hari sebelum keberangkatan: pengembalian dana 50%.\nKurang dari 3 hari sebelum keberangkatan: denda 100%.\nKeadaan kahar (force majeure) ditangani dengan kebijakan khusus.',
  },
  {
    title: 'Apakah ada pemandu berbahasa Inggris?',
    body: 'Ada. Sopir sekaligus pemandu berbahasa Inggris tersedia dengan pemesanan lebih dulu lewat WhatsApp.',
  },
  {
    title: 'Apakah termasuk asuransi perjalanan?',
    body: 'Asuransi kendaraan berlaku sesuai keterangan pada tab Fasilitas.\nAsuransi perjalanan pribadi belum termasuk; kami sarankan Anda memilikinya sendiri.',
  },
] as const;

/** The detail page of a vehicle: overview and facilities (specification 2). */
export function VehicleDetail({ view }: { view: WithOrder<ReturnType<typeof toDetail>> }) {
  const facts = knownFacts([
    { icon: 'users', label: 'Kapasitas', value: view.capacity === null ? null : `${view.capacity} orang` },
    { icon: 'cog', label: 'Transmisi', value: view.transmission },
    { icon: 'tag', label: 'Kategori', value: view.category && <CategoryName label={view.category} /> },
  ]);
  const location = knownFacts([{ icon: 'map-pin', label: 'Lokasi', value: view.location }]);
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.transport}
      facts={[{ icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) }, ...facts, ...location]}
      tabs={[
        overviewTab(
          'Tentang Kendaraan Ini',
          view.description,
          <FactTiles
            facts={[...facts, { icon: 'star-full', label: 'Rating', value: `${view.rating.toFixed(1)} / 5` }]}
          />,
        ),
        facilitiesTab('Fasilitas Kendaraan', view.facilities, icons),
      ]}
      notes={notes}
      after={
        <section className="mt-12">
          <h2 className="mb-5 text-2xl">Pertanyaan yang Sering Diajukan</h2>
          <Accordion name="faq" items={questions} />
        </section>
      }
    />
  );
}
