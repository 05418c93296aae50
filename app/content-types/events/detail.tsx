import type { WithOrder } from '~/booking/order';
import { DateText } from '~/components/date-text';
import { Icon } from '~/components/icon';
import { PriceText } from '~/components/price-text';
import { CategoryName } from '~/content-types/category-name';
import { contentTypes } from '~/content-types/registry';
import { DetailPage } from '~/detail-page/detail-page';
import type { Fact } from '~/detail-page/facts';
import { InfoBox } from '~/detail-page/info-box';
import { factsTab, knownFacts } from '~/detail-page/known-facts';
import { overviewTab } from '~/detail-page/tab-with-heading';
import type { toDetail } from './schema.server';

const notes = [
  'Booking minimal 7 hari sebelum event',
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Ketersediaan dikonfirmasi lewat WhatsApp.',
  'Pembayaran melalui transfer.',
];

/** The detail page of an event: overview and information (specification 2). */
export function EventDetail({ view }: { view: WithOrder<ReturnType<typeof toDetail>> }) {
  const location = view.location ?? 'Lokasi belum ditentukan';
  const rating: Fact = { icon: 'star-full', label: 'Rating', value: view.rating.toFixed(1) };
  const people = view.capacity === null ? null : `${view.capacity} orang`;
  const capacity: Fact = { icon: 'users', label: 'Kapasitas', value: people };
  const category = view.category && <CategoryName label={view.category} />;
  const date = view.date && <DateText date={view.date} />;
  const fullDate = view.fullDate && <DateText date={view.fullDate} />;
  return (
    <DetailPage
      {...view}
      contentType={contentTypes.events}
      facts={knownFacts([
        rating,
        capacity,
        { icon: 'map-pin', label: 'Lokasi', value: location },
        { icon: 'calendar-days', label: 'Tanggal', value: date ?? 'Tanggal belum ditentukan' },
      ])}
      tabs={[
        overviewTab('Tentang Event Ini', view.description, <InfoBox>{location}</InfoBox>),
        factsTab('Informasi Event', [
          { icon: 'banknote', label: 'Harga', value: view.price && <PriceText text={view.price} /> },
          capacity,
          { icon: 'tag', label: 'Kategori', value: category ?? 'Belum ditentukan' },
          rating,
          { icon: 'calendar-clock', label: 'Tanggal', value: fullDate ?? 'Tanggal belum ditentukan' },
        ]),
      ]}
      orderExtra={
        view.date && (
          <a
            href={`${view.href}.ics`}
            className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm font-bold text-lagoon-700 underline underline-offset-4"
          >
            <Icon name="calendar-days" />
            Simpan ke kalender
          </a>
        )
      }
      conditions="Pesan paling lambat 7 hari sebelum acara; pembayaran melalui transfer."
      notesTitle="Informasi Penting"
      notes={notes}
    />
  );
}
