import { DateText } from '~/components/date-text';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import { type Fact, FactTiles } from '~/detail-page/facts';
import { overviewTab, tabWithHeading } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

const notes = [
  'Tiket tidak dapat dikembalikan setelah pembelian.',
  'Bawa bukti pembayaran.',
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan; ketersediaan dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

export function TicketDetail({ view }: { view: ReturnType<typeof toDetail> }) {
  const soldOut = view.stock === 0;
  const facts: Fact[] = [{ icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) }];
  if (view.category) {
    facts.push({ icon: 'tag', label: 'Kategori', value: <CategoryName label={view.category} /> });
  }
  if (view.date)
    facts.push({ icon: 'calendar-days', label: 'Tanggal', value: <DateText date={view.date} /> });
  if (view.location) facts.push({ icon: 'map-pin', label: 'Lokasi', value: view.location });
  return (
    <DetailPage
      contentType={contentTypes.tickets}
      title={view.title}
      href={view.href}
      facts={facts}
      images={view.images}
      tabs={[
        overviewTab('Tentang Tiket Ini', view.description),
        tabWithHeading(
          'informasi',
          'Informasi',
          'Informasi Tiket',
          <FactTiles
            facts={[
              {
                icon: 'tag',
                label: 'Kategori',
                value: view.category ? <CategoryName label={view.category} /> : 'Belum ditentukan',
              },
              {
                icon: 'calendar-days',
                label: 'Tanggal',
                value: view.date ? <DateText date={view.date} /> : 'Tanggal belum ditentukan',
              },
              { icon: 'map-pin', label: 'Lokasi', value: view.location ?? 'Lokasi belum ditentukan' },
              { icon: 'ticket', label: 'Stok', value: soldOut ? 'Habis' : view.stock },
              { icon: 'users', label: 'Kapasitas', value: `${view.capacity} orang` },
              { icon: 'banknote', label: 'Harga', value: view.price.amount },
            ]}
          />,
        ),
      ]}
      order={{ price: view.price, href: view.orderHref, soldOut }}
      orderExtra={
        !soldOut && (
          <p className="mt-3 text-sm">
            Stok: <strong className="text-whatsapp">{view.stock}</strong>
          </p>
        )
      }
      notes={notes}
    />
  );
}
