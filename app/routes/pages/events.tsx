import { useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/icon';
import { EventCard } from '~/content-types/events/card';
import { events } from '~/content-types/events/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';
import { href } from '~/urls/href';

export const loader = listLoader(events);
export const meta = listMeta(contentTypes.events);
export default function EventsRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      contentType={contentTypes.events}
      {...data}
      Card={EventCard}
      action={
        <a
          href={href('/event/kalender.ics', '', { kategori: data.isKnownCategory ? data.category : null })}
          className="no-print inline-flex min-h-11 shrink-0 items-center gap-2 text-sm text-link"
        >
          <Icon name="calendar-clock" className="max-sm:hidden" />
          Semua acara ke kalender
        </a>
      }
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.events} />;
