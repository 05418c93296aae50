import type { WithOrder } from '~/booking/order';
import { DateText } from '~/components/date-text';
import { contentTypes } from '~/definitions/registry';
import { capacityFact, categoryFact, knownFacts, placeFact, priceFact, ratingFact } from '~/detail-page/common-facts';
import { TICKET_CONDITIONS, TICKET_RULE, ticketNotes } from '~/detail-page/common-notes';
import { informationTab, overviewTab, PlaceBox } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import type { WithRichText } from '~/rich-text/rich-text';
import type { toDetail } from './schema.server';

/** The detail page of a ticket: overview and information. */
export function TicketDetail({ view }: { view: WithOrder<WithRichText<ReturnType<typeof toDetail>>> }) {
  const soldOut = view.stock === 0;
  const date = view.date && <DateText date={view.date} />;
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.tickets}
      facts={knownFacts([
        ratingFact(view),
        categoryFact(view.category),
        { icon: 'calendar-days', label: 'Tanggal', value: date },
        placeFact(view.location),
      ])}
      tabs={[
        overviewTab('Tentang Tiket Ini', view.html, <PlaceBox place={view} />),
        informationTab('Informasi Tiket', [
          categoryFact(view.category, 'Belum ditentukan'),
          { icon: 'calendar-days', label: 'Tanggal', value: date ?? 'Disepakati saat memesan' },
          placeFact(view.location ?? 'Lokasi belum ditentukan'),
          { icon: 'ticket', label: 'Stok', value: soldOut ? 'Habis' : view.stock },
          capacityFact(view.capacity),
          priceFact(view.price),
        ]),
      ]}
      orderExtra={
        view.order.unavailability === null && (
          <p className="mt-3 text-sm">
            Stok: <strong className="text-leaf-600">{view.stock}</strong>
          </p>
        )
      }
      conditions={TICKET_CONDITIONS}
      notes={ticketNotes}
      cancellationNote={TICKET_RULE}
    />
  );
}
