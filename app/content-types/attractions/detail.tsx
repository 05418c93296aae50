import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import { type Fact, FactTiles } from '~/detail-page/facts';
import { LocationBox } from '~/detail-page/location-box';
import { overviewTab, tabWithHeading } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

const notes = [
  'Tiket tidak dapat dikembalikan setelah pembelian.',
  'Bawa bukti pembayaran.',
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan; ketersediaan dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

export function AttractionDetail({ view }: { view: ReturnType<typeof toDetail> }) {
  const rating: Fact = { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) };
  const category: Fact[] = view.category
    ? [{ icon: 'tag', label: 'Kategori', value: <CategoryName label={view.category} /> }]
    : [];
  const location: Fact[] = view.location ? [{ icon: 'map-pin', label: 'Lokasi', value: view.location }] : [];
  const price: Fact[] = view.price ? [{ icon: 'banknote', label: 'Harga', value: view.price }] : [];
  return (
    <DetailPage
      contentType={contentTypes.attractions}
      title={view.title}
      href={view.href}
      facts={[rating, ...location, { icon: 'clock', label: 'Durasi', value: view.duration }, ...category]}
      images={view.images}
      tabs={[
        overviewTab(
          'Tentang Atraksi Ini',
          view.description,
          view.location && <LocationBox>{view.location}</LocationBox>,
        ),
        tabWithHeading(
          'informasi',
          'Informasi',
          'Informasi Atraksi',
          <FactTiles facts={[...price, ...category, rating]} />,
        ),
      ]}
      order={{
        price: view.price
          ? { prefix: 'Harga', amount: view.price, suffix: 'per orang' }
          : { amount: 'Gratis' },
        href: view.orderHref,
      }}
      notes={notes}
    />
  );
}
