import { DetailPage } from '~/detail/detail-page';
import { facilityIcon } from '~/detail/facility-icon';
import { type Fact, FactTiles, FeatureList } from '~/detail/facts';
import { headedTab, overviewTab } from '~/detail/headed-tabs';
import { CategoryName } from '~/site/category-name';
import { sections } from '~/site/sections';
import { icons } from './icons';
import type { toDetail } from './model.server';

const notes = [
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Ketersediaan kamar dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

/** A place to stay: its page. */
export function AccommodationDetail({ view }: { view: ReturnType<typeof toDetail> }) {
  const facts: Fact[] = [
    { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) },
    { icon: 'building-2', label: 'Kategori', value: <CategoryName label={view.category} /> },
    { icon: 'map-pin', label: 'Alamat', value: view.location },
  ];
  const rooms: Fact = { icon: 'bed-double', label: 'Kamar tersedia', value: `${view.rooms} kamar` };
  return (
    <DetailPage
      section={sections.accommodation}
      title={view.title}
      href={view.href}
      facts={facts}
      pictures={view.pictures}
      tabs={[
        overviewTab('Tentang Akomodasi Ini', view.description, <FactTiles facts={[rooms, ...facts]} />),
        headedTab(
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
