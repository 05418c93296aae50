import type { WithOrder } from '~/booking/order';
import { contentTypes } from '~/definitions/registry';
import { categoryFact, placeFact } from '~/detail-page/common-facts';
import { PAYMENT_NOTE, PRICE_NOTE } from '~/detail-page/common-notes';
import { facilityIcon, type IconRules, InfoBox, overviewTab, tabWithHeading } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import { FeatureList } from '~/detail-page/facts';
import { priceText } from '~/lib/currency';
import type { WithRichText } from '~/rich-text/rich-text';
import type { toDetail } from './schema.server';

/** Icons of an event's facilities, by the specification's keywords and their synonyms. */
export const icons: IconRules = [
  [['wifi', 'wi-fi'], 'wifi'],
  [['parking', 'park', 'parkir', 'parkiran'], 'square-parking'],
  [['restaurant', 'restoran'], 'utensils'],
  [['cafe', 'café', 'kafe', 'kopi'], 'coffee'],
  [['tv', 'televisi'], 'tv'],
  [['ac'], 'snowflake'],
  [['bathroom', 'kamar mandi', 'toilet'], 'shower-head'],
  [['sound', 'soundsystem', 'suara', 'mikrofon', 'audio'], 'speaker'],
  [['lighting', 'light', 'lights', 'lampu', 'cahaya', 'pencahayaan'], 'lightbulb'],
  [['led', 'videotron'], 'monitor'],
  [['documentation', 'dokumentasi', 'foto', 'fotografi', 'fotografer', 'video', 'videografi', 'drone'], 'camera'],
  [['projector', 'proyektor'], 'projector'],
  [['laptop'], 'laptop'],
  [['printer', 'print', 'printing'], 'printer'],
  [['merchandise', 'kaus'], 'shirt'],
  [['souvenir', 'suvenir'], 'gift'],
  [['medical', 'medis', 'paramedis', 'p3k'], 'briefcase-medical'],
  [['permit', 'permits', 'izin', 'perizinan'], 'file-check'],
];

const notes = [
  'Jumlah stok dapat berubah; ketersediaan pada tanggal acara dikonfirmasi lewat WhatsApp.',
  PRICE_NOTE,
  PAYMENT_NOTE,
];

/** The detail page of an event facility: overview and detail. */
export function FacilityDetail({ view }: { view: WithOrder<WithRichText<ReturnType<typeof toDetail>>> }) {
  const category = categoryFact(view.category, 'Belum ditentukan');
  const soldOut = view.quantity === 0;
  const stock = soldOut ? 'Stok Habis' : `${view.quantity} Stok Tersedia`;
  const items = [
    ...(view.category ? [{ text: view.category, icon: facilityIcon(view.category, icons) }] : []),
    { text: `Kuantitas: ${view.quantity}`, icon: facilityIcon(view.title, icons, 'package') },
    {
      text: priceText(view.order.price.label ? { ...view.price, label: 'Harga:' } : view.price),
      icon: 'banknote' as const,
    },
  ];
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.facilities}
      facts={[category, { icon: 'package', label: 'Stok', value: stock }, placeFact('Bali')]}
      tabs={[
        overviewTab(
          'Tentang Fasilitas Ini',
          view.html,
          <InfoBox label="Kategori" icon="tag">
            {category.value}
          </InfoBox>,
        ),
        tabWithHeading(
          'detail',
          'Detail',
          'Detail Fasilitas',
          <FeatureList items={items} empty="Data belum tersedia." />,
        ),
      ]}
      orderExtra={!soldOut && <p className="mt-3 text-sm font-bold text-leaf-600">{stock}</p>}
      conditions="Ketersediaan dipastikan dulu lewat WhatsApp; pembayaran melalui transfer."
      notes={notes}
    />
  );
}
