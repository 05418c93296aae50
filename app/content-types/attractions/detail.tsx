import type { WithOrder } from '~/booking/order';
import { PriceText } from '~/components/price-text';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import type { Fact } from '~/detail-page/facts';
import { InfoBox } from '~/detail-page/info-box';
import { factsTab, knownFacts } from '~/detail-page/known-facts';
import { overviewTab } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

const rule = 'Tiket tidak dapat dikembalikan setelah pembelian.';

const notes = [
  rule,
  'Bawa bukti pembayaran.',
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan; ketersediaan dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

/** The detail page of an attraction: overview and information (specification 2). */
export function AttractionDetail({ view }: { view: WithOrder<ReturnType<typeof toDetail>> }) {
  const rating: Fact = { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) };
  const name = view.category && <CategoryName label={view.category} />;
  const category: Fact = { icon: 'tag', label: 'Kategori', value: name };
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.attractions}
      facts={knownFacts([
        rating,
        { icon: 'map-pin', label: 'Lokasi', value: view.location },
        { icon: 'clock', label: 'Durasi', value: view.duration },
        category,
      ])}
      tabs={[
        overviewTab('Tentang Atraksi Ini', view.description, view.location && <InfoBox>{view.location}</InfoBox>),
        factsTab('Informasi Atraksi', [
          { icon: 'banknote', label: 'Harga', value: view.price && <PriceText text={view.price} /> },
          category,
          rating,
        ]),
      ]}
      conditions="Tiket yang sudah dibeli tidak dapat dikembalikan. Bawa bukti pembayaran."
      notes={notes}
      cancellationNote={rule}
    />
  );
}
