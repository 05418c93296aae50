import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { Accordion } from '~/detail-page/accordion';
import { DetailPage } from '~/detail-page/detail-page';
import { facilityIcon } from '~/detail-page/facility-icon';
import { type Fact, FactTiles, FeatureList } from '~/detail-page/facts';
import { overviewTab, tabWithHeading } from '~/detail-page/tab-with-heading';
import { questions } from './faq';
import { icons } from './icons';
import type { toDetail } from './schema.server';

const notes = [
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Konfirmasi ketersediaan lewat WhatsApp.',
  'Sudah termasuk sopir profesional bila diperlukan.',
  'Bahan bakar dan parkir ditanggung penyewa.',
  'Minimal sewa 12 jam.',
  'Pembayaran melalui transfer.',
];

export function VehicleDetail({ view }: { view: ReturnType<typeof toDetail> }) {
  const facts: Fact[] = [
    ...(view.capacity === null
      ? []
      : [{ icon: 'users', label: 'Kapasitas', value: `${view.capacity} orang` } as const]),
    ...(view.transmission === null
      ? []
      : [{ icon: 'cog', label: 'Transmisi', value: view.transmission } as const]),
    ...(view.category === undefined
      ? []
      : [{ icon: 'tag', label: 'Kategori', value: <CategoryName label={view.category} /> } as const]),
  ];
  return (
    <DetailPage
      contentType={contentTypes.transport}
      title={view.title}
      href={view.href}
      facts={[{ icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) }, ...facts]}
      images={view.images}
      tabs={[
        overviewTab(
          'Tentang Kendaraan Ini',
          view.description,
          <FactTiles
            facts={[...facts, { icon: 'star-full', label: 'Rating', value: `${view.rating.toFixed(1)} / 5` }]}
          />,
        ),
        tabWithHeading(
          'fasilitas',
          'Fasilitas',
          'Fasilitas Kendaraan',
          <FeatureList
            items={view.facilities.map((text) => ({ text, icon: facilityIcon(text, icons) }))}
            empty="Fasilitas belum tersedia."
          />,
        ),
      ]}
      order={{ price: view.price, href: view.orderHref }}
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
