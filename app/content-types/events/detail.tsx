import type { WithOrder } from '~/booking/order';
import { button } from '~/components/button';
import { DateText } from '~/components/date-text';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { contentTypes } from '~/definitions/registry';
import { capacityFact, categoryFact, knownFacts, placeFact, priceFact, ratingFact } from '~/detail-page/common-facts';
import { PAYMENT_NOTE, PRICE_NOTE } from '~/detail-page/common-notes';
import { informationTab, overviewTab, PlaceBox } from '~/detail-page/common-tabs';
import { DetailPage } from '~/detail-page/detail-page';
import { truncateEncoded, whatsappLinkWithUrl } from '~/lib/whatsapp';
import type { WithRichText } from '~/rich-text/rich-text';
import type { toDetail } from './schema.server';

/** The note on when to order. */
const LEAD_NOTE = 'Booking minimal 7 hari sebelum event';

const notes = [LEAD_NOTE, PRICE_NOTE, 'Ketersediaan dikonfirmasi lewat WhatsApp.', PAYMENT_NOTE];

/** The detail page of an event: overview and information. */
export function EventDetail({ view }: { view: WithOrder<WithRichText<ReturnType<typeof toDetail>>> }) {
  const location = view.location ?? 'Lokasi belum ditentukan';
  const rating = ratingFact(view);
  const capacity = capacityFact(view.capacity);
  const isPast = view.order.unavailability !== null;
  const start = view.start ? <DateText date={view.start} /> : 'Tanggal belum ditentukan';
  const date = view.date && !view.hasTime ? <DateText date={view.date} /> : start;
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.events}
      facts={knownFacts([
        rating,
        capacity,
        placeFact(location),
        { icon: 'calendar-days', label: 'Tanggal', value: date },
      ])}
      tabs={[
        overviewTab('Tentang Event Ini', view.html, <PlaceBox place={view} unknown={location} />),
        informationTab('Informasi Event', [
          priceFact(view.price),
          capacity,
          categoryFact(view.category, 'Belum ditentukan'),
          rating,
          { icon: 'calendar-clock', label: 'Tanggal', value: start },
        ]),
      ]}
      orderExtra={
        isPast ? (
          <NextDate title={view.title} href={view.href} />
        ) : (
          view.date && (
            <a href={`${view.href}.ics`} className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm text-link">
              <Icon name="calendar-days" />
              Simpan ke kalender
            </a>
          )
        )
      }
      // A past event has no line on when to order.
      conditions={isPast ? null : 'Pesan paling lambat 7 hari sebelum acara; pembayaran melalui transfer.'}
      notesTitle="Informasi Penting"
      notes={isPast ? notes.filter((note) => note !== LEAD_NOTE) : notes}
    />
  );
}

/** Replaces the order of a past event: a chat that asks for the next date. */
function NextDate({ title, href }: { title: string; href: string }) {
  const { whatsappContacts, url } = useSite();
  const text = `Halo, kapan ${truncateEncoded(title)} diadakan lagi?`;
  return (
    <ExternalLink
      href={whatsappLinkWithUrl(whatsappContacts[0].phone.digits, text, url + href)}
      className={button('quiet', 'no-print mt-4 w-full')}
    >
      <Icon name="whatsapp" className="text-leaf-600" />
      Tanyakan jadwal berikutnya
    </ExternalLink>
  );
}
