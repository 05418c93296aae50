import type { ReactNode } from 'react';
import type { Section } from '~/site/sections';
import { useSite } from '~/site/use-site';
import { Share } from '~/states/share';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { BackBar } from './back-bar';
import { Contacts } from './contacts';
import { type Fact, FactRow } from './facts';
import { Gallery } from './gallery';
import { Notes } from './notes';
import { type Order, OrderBar, OrderCard } from './order-card';
import { type Tab, Tabs } from './tabs';
import { WhyUs } from './why-us';

interface Props {
  section: Section;
  title: string;
  /** The page's canonical path. */
  href: string;
  facts: readonly Fact[];
  pictures: readonly string[];
  tabs: readonly Tab[];
  order: Order;
  /** Within the price card, between price and button. */
  orderExtra?: ReactNode;
  notes: readonly string[];
  notesTitle?: string;
  /** Below the tabs: terms, questions, a map. */
  children?: ReactNode;
}

/** The frame of every detail page (specification 1 and 2). */
export function DetailPage(props: Props) {
  const { section, title, href, facts, pictures, tabs, order, orderExtra, notes, notesTitle, children } =
    props;
  const site = useSite();
  return (
    <>
      <BackBar href={section.path}>
        <Share title={title} path={href} />
      </BackBar>
      <article className="page pt-4 pb-16 lg:pt-6">
        <Breadcrumbs
          steps={[
            { name: section.name, path: section.path },
            { name: title, path: href },
          ]}
        />
        <h1 className="mt-2 text-3xl">{title}</h1>
        <p className="hidden text-sm break-all print:block">{(site?.url ?? '') + href}</p>
        <FactRow facts={facts} />
        <div className="mt-6">
          <Gallery paths={pictures} title={title} />
        </div>
        <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <div className="min-w-0">
            <Tabs tabs={tabs} />
            {children}
            <WhyUs />
          </div>
          <div className="min-w-0 space-y-6 lg:sticky lg:top-36 lg:self-start">
            <OrderCard order={order}>{orderExtra}</OrderCard>
            <Contacts title={title} />
            <Notes title={notesTitle} notes={notes} />
          </div>
        </div>
      </article>
      <OrderBar order={order} />
    </>
  );
}
