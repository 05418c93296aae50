import type { WithOrder } from '~/booking/order';
import { CategoryName } from '~/components/category-name';
import { contentTypes } from '~/definitions/registry';
import { ratingFact } from '~/detail-page/common-facts';
import { PAYMENT_NOTE, PRICE_NOTE } from '~/detail-page/common-notes';
import { facilitiesTab, type IconRules, overviewTab, PlaceBox } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import { type Fact, FactTiles } from '~/detail-page/facts';
import { capitalized } from '~/lib/capitalized';
import type { WithRichText } from '~/rich-text/rich-text';
import type { toDetail } from './schema.server';

/** Icons of an accommodation's facilities, by keyword; the first match counts. */
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

/** The detail page of an accommodation: overview and facilities. */
export function AccommodationDetail({ view }: { view: WithOrder<WithRichText<ReturnType<typeof toDetail>>> }) {
  const rating = ratingFact(view);
  const category: Fact = { icon: 'building-2', label: 'Kategori', value: <CategoryName label={view.category} /> };
  const { room } = view;
  const rooms: Fact = {
    icon: 'bed-double',
    label: room === null ? 'Kamar' : `${capitalized(room)} tersedia`,
    value: `${view.rooms} ${room ?? 'kamar'}`,
  };
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.accommodations}
      facts={[rating, category, { icon: 'map-pin', label: 'Alamat', value: view.location }]}
      tabs={[
        overviewTab(
          'Tentang Akomodasi Ini',
          view.html,
          <>
            <PlaceBox place={view} />
            <FactTiles facts={[rooms, rating, category]} />
          </>,
        ),
        facilitiesTab('Fasilitas Akomodasi', view.facilities, icons),
      ]}
      conditions={`${capitalized(room ?? 'ketersediaan')} dipastikan dulu lewat WhatsApp; pembayaran melalui transfer.`}
      notesTitle="Informasi Penting"
      notes={[PRICE_NOTE, `Ketersediaan${room === null ? '' : ` ${room}`} dikonfirmasi lewat WhatsApp.`, PAYMENT_NOTE]}
    />
  );
}
