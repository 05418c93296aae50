import type { WithOrder } from '~/booking/order';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import type { IconRules } from '~/detail-page/facility-icon';
import { type Fact, FactTiles } from '~/detail-page/facts';
import { facilitiesTab } from '~/detail-page/known-facts';
import { overviewTab } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

/** The icon of a facility, by the first of its keywords that the name contains. */
export const icons: IconRules = [
  [['wifi', 'wi-fi', 'internet'], 'wifi'],
  [['ac', 'pendingin'], 'snowflake'],
  [['kolam', 'renang', 'berenang', 'pantai'], 'waves'],
  [['parkir', 'parkiran'], 'square-parking'],
  [['sarapan', 'restoran', 'dapur', 'bbq'], 'utensils'],
  [['kopi', 'kafe', 'cafe', 'café'], 'coffee'],
  [['tv', 'televisi'], 'tv'],
  [['mandi', 'air panas', 'bathtub', 'shower'], 'shower-head'],
  [['spa', 'yoga', 'pijat'], 'sparkles'],
  [['taman', 'kebun', 'perkebunan', 'hutan', 'sawah', 'persawahan'], 'leaf'],
  [['antar', 'diantar', 'pengantaran', 'jemput', 'penjemputan', 'shuttle', 'sepeda', 'motor'], 'car'],
];

const notes = [
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Ketersediaan kamar dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

/** The detail page of an accommodation: overview and facilities (specification 2). */
export function AccommodationDetail({ view }: { view: WithOrder<ReturnType<typeof toDetail>> }) {
  const facts: Fact[] = [
    { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) },
    { icon: 'building-2', label: 'Kategori', value: <CategoryName label={view.category} /> },
    { icon: 'map-pin', label: 'Alamat', value: view.location },
  ];
  const rooms: Fact = { icon: 'bed-double', label: 'Kamar tersedia', value: `${view.rooms} kamar` };
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.accommodations}
      facts={facts}
      tabs={[
        overviewTab('Tentang Akomodasi Ini', view.description, <FactTiles facts={[rooms, ...facts]} />),
        facilitiesTab('Fasilitas Akomodasi', view.facilities, icons),
      ]}
      conditions="Kamar dipastikan dulu lewat WhatsApp; pembayaran melalui transfer."
      notesTitle="Informasi Penting"
      notes={notes}
    />
  );
}
