import type { WithOrder } from '~/booking/order';
import { contentTypes } from '~/definitions/registry';
import { categoryFact, knownFacts, placeFact, priceFact, ratingFact } from '~/detail-page/common-facts';
import { AVAILABILITY_NOTE, TICKET_CONDITIONS, TICKET_RULE, ticketNotes } from '~/detail-page/common-notes';
import { informationTab, overviewTab, PlaceBox } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import type { WithRichText } from '~/rich-text/rich-text';
import type { toDetail } from './schema.server';

/** The detail page of an attraction: overview and information. */
export function AttractionDetail({ view }: { view: WithOrder<WithRichText<ReturnType<typeof toDetail>>> }) {
  const rating = ratingFact(view);
  const category = categoryFact(view.category);
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.attractions}
      facts={knownFacts([
        rating,
        placeFact(view.location),
        { icon: 'clock', label: 'Durasi', value: view.duration },
        category,
      ])}
      tabs={[
        overviewTab('Tentang Atraksi Ini', view.html, <PlaceBox place={view} />),
        informationTab('Informasi Atraksi', [priceFact(view.price), category, rating]),
      ]}
      // A free attraction has no tickets.
      conditions={view.isFree ? null : TICKET_CONDITIONS}
      notes={view.isFree ? [AVAILABILITY_NOTE] : ticketNotes}
      cancellationNote={TICKET_RULE}
    />
  );
}
