import type { ReactNode } from 'react';
import type { OrderView } from '~/booking/order';
import { CANCELLATION_ID, OrderBar, OrderCard } from '~/booking/order-card';
import { Icon } from '~/components/icon';
import { MapsLink } from '~/components/maps-link';
import { Share } from '~/components/share';
import { useSite } from '~/components/use-site';
import type { ContentType } from '~/content-types/types';
import { Contacts } from './contacts';
import { DetailFrame, titleClass } from './detail-frame';
import { type Fact, FactRow } from './facts';
import { Gallery } from './gallery';
import { type Tab, Tabs } from './tabs';
import { WhyUs } from './why-us';

interface Props {
  contentType: ContentType;
  title: string;
  /** The page's canonical path. */
  href: string;
  facts: readonly Fact[];
  /** Where it is, if known. */
  location?: string | null;
  images: readonly string[];
  tabs: readonly Tab[];
  order: OrderView;
  /** In the order card, between price and button. */
  orderExtra?: ReactNode;
  notes: readonly string[];
  /** The note that is the rule on cancellation. */
  cancellationNote?: string;
  notesTitle?: string;
  /** Below the tabs, before `WhyUs`. */
  children?: ReactNode;
  /** After `WhyUs`, at the end of the main column. */
  after?: ReactNode;
}

/** The detail page of every content type with an order (specification 1 and 2). */
export function DetailPage(props: Props) {
  const { contentType, title, href, order, location } = props;
  const site = useSite();
  return (
    <DetailFrame
      contentType={contentType}
      crumb={{ name: title, path: href }}
      share={<Share title={title} path={order.shareHref} />}
      title={
        <>
          <h1 className={titleClass}>{title}</h1>
          <p className="hidden text-sm break-all print:block">{site.url + href}</p>
        </>
      }
      facts={
        <div className="flex flex-wrap gap-x-6">
          <FactRow facts={props.facts} />
          {location && <MapsLink title={title} location={location} className="-mb-2 text-sm lg:mt-2.5" />}
        </div>
      }
      gallery={<Gallery paths={props.images} title={title} />}
      side={
        <>
          <OrderCard order={order} title={title}>
            {props.orderExtra}
          </OrderCard>
          <Contacts title={title} />
          <Notes title={props.notesTitle} notes={props.notes} rule={props.cancellationNote} />
        </>
      }
      bar={<OrderBar order={order} />}
    >
      <Tabs tabs={props.tabs} />
      {props.children}
      <WhyUs />
      {props.after}
    </DetailFrame>
  );
}

/** Things to know before ordering. */
function Notes(props: { title?: string; notes: readonly string[]; rule?: string }) {
  const { title = 'Catatan', notes, rule } = props;
  return (
    <section className="rounded-panel bg-marigold-100 p-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 space-y-2.5 text-sm text-ash-900">
        {notes.map((note) => (
          <li key={note} id={note === rule ? CANCELLATION_ID : undefined} className="flex gap-3">
            <Icon name="info" className="size-5 text-marigold-600" />
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
