import type { ReactNode } from 'react';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { Share } from '~/components/share';
import { useSite } from '~/components/use-site';
import type { ContentType } from '~/content-types/types';
import { Contacts } from './contacts';
import { DetailFrame, titleClass } from './detail-frame';
import { type Fact, FactRow } from './facts';
import { Gallery } from './gallery';
import { Notes } from './notes';
import { type Order, OrderBar, OrderCard } from './order-card';
import { type Tab, Tabs } from './tabs';
import { WhyUs } from './why-us';

interface Props {
  contentType: ContentType;
  title: string;
  /** The page's canonical path. */
  href: string;
  facts: readonly Fact[];
  images: readonly string[];
  tabs: readonly Tab[];
  order: Order;
  /** In the order card, between price and button. */
  orderExtra?: ReactNode;
  notes: readonly string[];
  notesTitle?: string;
  /** Below the tabs, before `WhyUs`. */
  children?: ReactNode;
  /** After `WhyUs`, at the end of the main column. */
  after?: ReactNode;
}

/** The detail page of every content type with an order (specification 1 and 2). */
export function DetailPage(props: Props) {
  const { contentType, title, href, facts, images, tabs, order, orderExtra, notes, notesTitle } = props;
  const site = useSite();
  return (
    <DetailFrame
      contentType={contentType}
      share={<Share title={title} path={href} />}
      breadcrumbs={
        <Breadcrumbs
          steps={[
            { name: contentType.name, path: contentType.path },
            { name: title, path: href },
          ]}
        />
      }
      title={
        <>
          <h1 className={titleClass}>{title}</h1>
          <p className="hidden text-sm break-all print:block">{(site?.url ?? '') + href}</p>
        </>
      }
      facts={<FactRow facts={facts} />}
      gallery={<Gallery paths={images} title={title} />}
      side={
        <>
          <OrderCard order={order}>{orderExtra}</OrderCard>
          <Contacts title={title} />
          <Notes title={notesTitle} notes={notes} />
        </>
      }
      bar={<OrderBar order={order} />}
    >
      <Tabs tabs={tabs} />
      {props.children}
      <WhyUs />
      {props.after}
    </DetailFrame>
  );
}
