import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import { facilityIcon } from '~/detail-page/facility-icon';
import { type Fact, FactTiles, FeatureList } from '~/detail-page/facts';
import { overviewTab, tabWithHeading } from '~/detail-page/tab-with-heading';
import { icons } from './icons';
import type { toDetail } from './schema.server';

const notes = [
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Ketersediaan kamar dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

export function AccommodationDetail({ view }: { view: ReturnType<typeof toDetail> }) {
  const facts: Fact[] = [
    { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) },
    { icon: 'building-2', label: 'Kategori', value: <CategoryName label={view.category} /> },
    { icon: 'map-pin', label: 'Alamat', value: view.location },
  ];
  const rooms: Fact = { icon: 'bed-double', label: 'Kamar tersedia', value: `${view.rooms} kamar` };
  return (
    <DetailPage
      contentType={contentTypes.accommodation}
      title={view.title}
      href={view.href}
      facts={facts}
      images={view.images}
      tabs={[
        overviewTab('Tentang Akomodasi Ini', view.description, <FactTiles facts={[rooms, ...facts]} />),
        tabWithHeading(
          'fasilitas',
          'Fasilitas',
          'Fasilitas Akomodasi',
          <FeatureList
            items={view.facilities.map((text) => ({ text, icon: facilityIcon(text, icons) }))}
            empty="Fasilitas belum tersedia."
          />,
        ),
      ]}
      order={{ price: view.price, href: view.orderHref }}
      notesTitle="Informasi Penting"
      notes={notes}
    />
  );
}
