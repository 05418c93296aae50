import type { WithOrder } from '~/booking/order';
import { DateText } from '~/components/date-text';
import { PriceText } from '~/components/price-text';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import { factsTab, knownFacts } from '~/detail-page/known-facts';
import { overviewTab } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

const refundPolicy = 'Tiket tidak dapat dikembalikan setelah pembelian.';

const notes = [
  refundPolicy,
  'Bawa bukti pembayaran.',
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan; ketersediaan dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

/** The detail page of a ticket: overview and information (specification 2). */
export function TicketDetail({ view }: { view: WithOrder<ReturnType<typeof toDetail>> }) {
  const soldOut = view.stock === 0;
  const category = view.category && <CategoryName label={view.category} />;
  const date = view.date && <DateText date={view.date} />;
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.tickets}
      facts={knownFacts([
        { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) },
        { icon: 'tag', label: 'Kategori', value: category },
        { icon: 'calendar-days', label: 'Tanggal', value: date },
        { icon: 'map-pin', label: 'Lokasi', value: view.location },
      ])}
      tabs={[
        overviewTab('Tentang Tiket Ini', view.description),
        factsTab('Informasi Tiket', [
          { icon: 'tag', label: 'Kategori', value: category ?? 'Belum ditentukan' },
          { icon: 'calendar-days', label: 'Tanggal', value: date ?? 'Disepakati saat memesan' },
          { icon: 'map-pin', label: 'Lokasi', value: view.location ?? 'Lokasi belum ditentukan' },
          { icon: 'ticket', label: 'Stok', value: soldOut ? 'Habis' : view.stock },
          { icon: 'users', label: 'Kapasitas', value: `${view.capacity} orang` },
          { icon: 'banknote', label: 'Harga', value: view.price && <PriceText text={view.price} /> },
        ]),
      ]}
      orderExtra={
        !soldOut && (
          <p className="mt-3 text-sm">
            Stok: <strong className="text-whatsapp">{view.stock}</strong>
          </p>
        )
      }
      conditions="Tiket yang sudah dibeli tidak dapat dikembalikan. Bawa bukti pembayaran."
      notes={notes}
      cancellationNote={refundPolicy}
    />
  );
}
