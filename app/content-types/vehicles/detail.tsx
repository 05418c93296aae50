import type { WithOrder } from '~/booking/order';
import { contentTypes } from '~/definitions/registry';
import { Accordion } from '~/detail-page/accordion';
import { capacityFact, categoryFact, knownFacts, placeFact, ratingFact } from '~/detail-page/common-facts';
import { facilitiesTab, type IconRules, overviewTab, PlaceBox } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import { FactTiles } from '~/detail-page/facts';
import type { WithRichText } from '~/rich-text/rich-text';
import { questionsOf, vehicleNotes } from './faq';
import type { toDetail } from './schema.server';

/** Icons of a vehicle's facilities, by the specification's keywords and their synonyms. */
export const icons: IconRules = [
  [['wifi', 'wi-fi', 'internet'], 'wifi'],
  [['ac', 'pendingin'], 'snowflake'],
  [['music', 'musik', 'audio'], 'music'],
  [['bahan bakar', 'bbm', 'bensin', 'solar'], 'fuel'],
  [['transmisi'], 'cog'],
  [['keamanan', 'aman', 'pengaman', 'airbag'], 'shield-check'],
  [['full insurance', 'asuransi'], 'badge-check'],
];

/** The detail page of a vehicle: overview and facilities. */
export function VehicleDetail({ view }: { view: WithOrder<WithRichText<ReturnType<typeof toDetail>>> }) {
  const facts = knownFacts([
    capacityFact(view.capacity),
    { icon: 'cog', label: 'Transmisi', value: view.transmission },
    categoryFact(view.category),
  ]);
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.vehicles}
      facts={knownFacts([ratingFact(view), ...facts, placeFact(view.location)])}
      tabs={[
        overviewTab(
          'Tentang Kendaraan Ini',
          view.html,
          <>
            <PlaceBox place={view} />
            <FactTiles facts={[...facts, ratingFact(view, ' / 5')]} />
          </>,
        ),
        facilitiesTab('Fasilitas Kendaraan', view.facilities, icons),
      ]}
      conditions="Belum termasuk bahan bakar dan parkir. Minimal sewa 12 jam."
      notes={vehicleNotes(view.category)}
      footer={
        <section>
          <h2 className="mb-5 text-2xl">Pertanyaan yang Sering Diajukan</h2>
          <Accordion name="faq" items={questionsOf(view.category)} />
        </section>
      }
    />
  );
}
