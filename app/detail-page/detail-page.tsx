import type { ReactNode } from 'react';
import type { OrderTerms } from '~/booking/order';
import { OrderBar, StickyOrderButton } from '~/booking/order-bar';
import { CANCELLATION_ID, OrderCard } from '~/booking/order-card';
import { useOrder } from '~/booking/use-order';
import { button } from '~/components/button';
import { ExternalLink } from '~/components/external-link';
import { Icon, type IconName } from '~/components/icon';
import { Share } from '~/components/share';
import { useSite } from '~/components/use-site';
import type { ContentType } from '~/definitions/types';
import { scrollToHash } from '~/lib/scroll-to-hash';
import { AddToPlan, useCountInPlan } from '~/plan-items/add-to-plan';
import type { NewPlanItem } from '~/plan-items/items';
import { useRemember } from '~/recent/use-remember';
import { conditionsLineClass, sidePanelClass } from './class-names';
import { Contacts } from './contacts';
import { DetailLayout, titleClass } from './detail-layout';
import { type Fact, FactRow } from './facts';
import { Gallery } from './gallery';
import { type Tab, Tabs } from './tabs';

/** The `id` of the notes. */
const NOTES_ID = 'catatan';

interface Props {
  contentType: ContentType;
  title: string;
  /** The page's canonical path. */
  href: string;
  /** The record in the link to a plan; undefined for a type that plans do not take. */
  item?: NewPlanItem;
  facts: readonly Fact[];
  /**
   * What the price does not include or what is not refunded, in one or two sentences near the title; null if nothing
   * can be ordered.
   */
  conditions: string | null;
  /** The `id` of the section that explains the conditions; by default the notes. */
  conditionsId?: string;
  images: readonly string[];
  tabs: readonly Tab[];
  order: OrderTerms;
  /** Shown in the order card, between price and button. */
  orderExtra?: ReactNode;
  notes: readonly string[];
  /** The note with the cancellation rule. */
  cancellationNote?: string;
  notesTitle?: string;
  /** Shown below the tabs. */
  children?: ReactNode;
  /** Shown after `WhyUs`, at the end of the main column. */
  footer?: ReactNode;
}

/** The detail page of every content type that can be ordered. */
export function DetailPage(props: Props) {
  const { contentType, title, href } = props;
  const order = useOrder(props.order);
  const site = useSite();
  useRemember(href, title, props.images[0]);
  return (
    <DetailLayout
      contentType={contentType}
      crumb={{ name: title, path: href }}
      share={
        <>
          <StickyOrderButton order={order} />
          <Share title={title} path={order.shareHref} />
        </>
      }
      title={
        <>
          <h1 className={titleClass}>{title}</h1>
          <p className="hidden text-sm break-all print:block">{site.url + href}</p>
        </>
      }
      facts={<FactRow facts={props.facts} />}
      conditions={props.conditions && <Conditions id={props.conditionsId ?? NOTES_ID}>{props.conditions}</Conditions>}
      gallery={<Gallery paths={props.images} title={title} />}
      side={
        <>
          <OrderCard
            order={order}
            title={title}
            secondaryAction={
              props.item && <PlanButton item={props.item} unit={order.amount === null ? '' : order.unit.noun} />
            }
          >
            {props.orderExtra}
          </OrderCard>
          <Contacts title={title} href={href} />
          <Notes title={props.notesTitle} notes={props.notes} rule={props.cancellationNote} />
        </>
      }
      bar={<OrderBar order={order} />}
      footer={
        <>
          <WhyUs />
          {props.footer}
        </>
      }
    >
      <Tabs tabs={props.tabs} />
      {props.children}
    </DetailLayout>
  );
}

/** The most important conditions, with a link to all of them. */
function Conditions({ id, children }: { id: string; children: string }) {
  return (
    <p className={conditionsLineClass}>
      <Icon name="info" className="text-marigold-600" />
      <span>
        {children}{' '}
        <a
          href={`#${id}`}
          onClick={scrollToHash}
          className="no-print inline-block font-semibold text-lagoon-700 underline underline-offset-4"
        >
          Selengkapnya
        </a>
      </span>
    </p>
  );
}

/** A button that adds the record to the plan on this device, and shows how many it has: `Di rencana (2 hari)`. */
function PlanButton({ item, unit = '' }: { item: NewPlanItem; unit?: string }) {
  const count = useCountInPlan(item);
  const noun = item.minPeople === undefined ? unit : 'orang';
  return (
    <AddToPlan item={item} className={button('quiet', 'no-print mt-3 w-full px-[min(1.5rem,4vw)]!')}>
      <Icon name={count > 0 ? 'circle-check' : 'luggage'} />
      <span>{count > 0 ? `Di rencana (${`${count} ${noun}`.trim()})` : 'Masukkan ke rencana'}</span>
      {count > 0 && <span className="sr-only">, tambah satu lagi</span>}
    </AddToPlan>
  );
}

/** Things to know before ordering. */
function Notes(props: { title?: string; notes: readonly string[]; rule?: string }) {
  const { title = 'Catatan', notes, rule } = props;
  return (
    <section id={NOTES_ID} className={`bg-marigold-100 ${sidePanelClass}`}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 stack-2.5 text-sm text-ash-900">
        {notes.map((note) => (
          <li key={note} id={note === rule ? CANCELLATION_ID : undefined} className="flex gap-3">
            <Icon name="info" className="text-marigold-600 large-text:hidden" />
            <span className="min-w-0">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasons: readonly [IconName, string, string][] = [
  ['compass', 'Pemandu berpengalaman', 'Bila perlu, Anda ditemani orang Bali yang hafal jalan dan tata krama.'],
  ['star', 'Pelayanan terbaik', 'Tingkat kepuasan tamu 4.8/5.'],
  ['calendar-clock', 'Jadwal fleksibel', 'Rencana berubah? Bicarakan langsung dengan admin kami.'],
  ['headphones', 'Dukungan 24/7', 'Admin kami bisa dihubungi kapan saja.'],
];

/** Reasons to book with this agency, on every detail page. */
function WhyUs() {
  const { reviewsUrl } = useSite();
  return (
    <section>
      <h2 className="text-2xl">Mengapa Memilih Kami?</h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 large-text:grid-cols-1 sm:gap-4">
        {reasons.map(([icon, title, text]) => (
          <li key={title} className="flex gap-3 box p-3 max-sm:flex-col sm:gap-4 sm:p-5">
            <span className="disc size-9 shrink-0 bg-lagoon-100 text-lagoon-700 sm:size-11">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-sm sm:text-base">{title}</h3>
              {/* On phones the title is enough, unless the text is a figure. */}
              <p className={`text-sm ${icon === 'star' ? '' : 'max-sm:sr-only'}`}>{text}</p>
              {icon === 'star' && reviewsUrl && (
                <ExternalLink href={reviewsUrl} className="inline-flex min-h-link items-center text-sm text-link">
                  Ulasan di Google
                </ExternalLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
