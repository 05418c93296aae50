import type { WithOrder } from '~/booking/order';
import { Icon, type IconName } from '~/components/icon';
import { MapDisclosure } from '~/components/map-embed';
import { RecordLink } from '~/components/record-link';
import { contentTypes } from '~/definitions/registry';
import { Accordion } from '~/detail-page/accordion';
import { categoryFact, knownFacts, placeFact, ratingFact } from '~/detail-page/common-facts';
import { PAYMENT_NOTE, PRICE_NOTE } from '~/detail-page/common-notes';
import { overviewTab, PlaceBox } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import type { PlaceLink } from '~/detail-page/related';
import type { WithRichText } from '~/rich-text/rich-text';
import type { toDetail } from './schema.server';
import { terms } from './terms';

interface View extends WithOrder<WithRichText<ReturnType<typeof toDetail>>> {
  placeLinks?: readonly PlaceLink[];
}

/** The `id` of the terms. */
const TERMS_ID = 'syarat';

/** The detail page of a tour package: overview, schedule, places and what the price includes. */
export function PackageDetail({ view }: { view: View }) {
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.packages}
      facts={knownFacts([
        ratingFact(view),
        { icon: 'users', label: 'Peserta', value: view.minPeople === null ? null : `Minimal ${view.minPeople} orang` },
        { icon: 'clock', label: 'Durasi', value: view.duration },
        placeFact(view.location),
        categoryFact(view.category),
      ])}
      tabs={[
        overviewTab('Tentang Paket Ini', view.html, <PlaceBox place={view} />),
        { key: 'jadwal', label: 'Jadwal', panel: <Itinerary days={view.itinerary} /> },
        { key: 'tempat', label: 'Tempat', panel: <Places names={view.places} links={view.placeLinks} /> },
        {
          key: 'termasuk',
          label: 'Paket Termasuk',
          panel: (
            <div className="grid gap-8 sm:grid-cols-2">
              <Inclusions title="Termasuk" items={view.included} icon="circle-check" tone="text-lagoon-600" />
              <Inclusions title="Tidak Termasuk" items={view.excluded} icon="circle-x" tone="text-terracotta-700" />
            </div>
          ),
        },
      ]}
      conditions="Deposit tidak kembali bila Anda batal. Pelunasan sebelum keberangkatan."
      conditionsId={TERMS_ID}
      notes={[PRICE_NOTE, 'Konfirmasi ketersediaan lewat WhatsApp.', PAYMENT_NOTE]}
      footer={
        <section className="no-print">
          <h2 className="mb-5 text-2xl">Peta Lokasi</h2>
          <MapDisclosure
            src={view.map}
            title={`Peta ${view.title}`}
            place={{ title: view.title, location: view.location }}
          />
        </section>
      }
    >
      <p className="mt-10 rounded-card border-l-4 border-marigold-400 bg-marigold-100 p-[min(1.25rem,6vw)] text-sm text-ash-900">
        Urutan kunjungan dapat berubah mengikuti cuaca, upacara adat, dan keadaan jalan. Pemandu akan membicarakannya
        dengan Anda lebih dulu.
      </p>
      <section id={TERMS_ID} className="mt-12">
        <h2 className="mb-5 text-2xl">Syarat dan Ketentuan</h2>
        <Accordion name="syarat" items={terms} />
      </section>
    </DetailPage>
  );
}

function Itinerary({ days }: { days: View['itinerary'] }) {
  if (days.length === 0) return <p>Jadwal belum tersedia.</p>;
  return (
    <ol className="stack-8">
      {days.map((day, index) => (
        <li key={`${index} ${day.day}`} className="relative border-l-2 border-lagoon-200 pl-6">
          <span
            className="absolute top-1 -left-2.25 size-4 rounded-full border-4 border-cream-50 bg-lagoon-600"
            aria-hidden="true"
          />
          <p className="text-sm font-bold text-lagoon-700">{day.day}</p>
          <h2 className="text-xl">{day.title ?? 'Acara hari ini'}</h2>
          <ul className="mt-3 stack-2">
            {day.activities.map((activity, index) => (
              <Activity key={`${index} ${activity}`} text={activity} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** An activity of a day. A leading time gets its own column. */
function Activity({ text }: { text: string }) {
  const [, hour, rest] = /^(\d{1,2}[.:]\d{2})\s+(.+)$/s.exec(text) ?? [];
  if (!hour) return <li>{text}</li>;
  return (
    <li className="flex gap-x-3">
      <span className="min-w-12 font-semibold text-sea-900 tabular">{hour}</span> <span>{rest}</span>
    </li>
  );
}

function Places({ names, links }: { names: readonly string[]; links: View['placeLinks'] }) {
  if (names.length === 0) return <p>Tempat belum tersedia.</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {names.map((name, index) => {
        const link = links?.[index];
        return (
          <li key={`${index} ${name}`} className="relative flex gap-3 box p-4">
            <Icon name="map-pin" className="text-lagoon-600" />
            {link ? (
              <RecordLink card={link} className="cover text-link">
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Inclusions(props: { title: string; items: readonly string[]; icon: IconName; tone: string }) {
  return (
    <section>
      <h2 className="text-xl">{props.title}</h2>
      {props.items.length === 0 ? (
        <p className="mt-3">Data belum tersedia.</p>
      ) : (
        <ul className="mt-3 stack-2.5">
          {props.items.map((item, index) => (
            <li key={`${index} ${item}`} className="flex gap-3">
              <Icon name={props.icon} className={props.tone} />
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
