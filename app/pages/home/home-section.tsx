import type { ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { WhatsappLink } from '~/components/external-link';
import { RetryButton } from '~/components/feedback/recovery';
import { Spinner } from '~/components/feedback/spinner';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { whatsappLink } from '~/lib/whatsapp';
import type { HomeError, HomeSectionKey, HomeSectionView } from './home-sections.server';
import { AccommodationGrid, type CardLayout, PackageGrid, PosterMosaic, PosterRow, Rows } from './layouts';

interface SectionConfig {
  title: string;
  lead: string;
  viewAllHref: string;
  background?: string;
  /** The layout of the cards; neighboring sections have different layouts. */
  Layout: CardLayout;
  /** The maximum number of cards. */
  maxCards: number;
}

const sections: Record<HomeSectionKey, SectionConfig> = {
  packages: {
    title: 'Paket Tour Terbaik',
    lead: 'Perjalanan dengan penilaian tertinggi dari tamu kami.',
    viewAllHref: '/paket-tour',
    Layout: PackageGrid,
    maxCards: 3,
  },
  attractions: {
    title: 'Atraksi Populer',
    lead: 'Tempat yang layak didahulukan.',
    viewAllHref: '/wisata-atraksi',
    background: 'bg-cream-100',
    Layout: PosterMosaic,
    maxCards: 6,
  },
  accommodations: {
    title: 'Akomodasi Terbaik',
    lead: 'Penginapan dengan penilaian tertinggi dari tamu kami.',
    viewAllHref: '/akomodasi',
    Layout: AccommodationGrid,
    maxCards: 3,
  },
  vehicles: {
    title: 'Transportasi Terbaik',
    lead: 'Kendaraan dengan penilaian tertinggi, harga jelas per hari.',
    viewAllHref: '/transportasi',
    background: 'bg-lagoon-50',
    Layout: Rows,
    maxCards: 3,
  },
  events: {
    title: 'Event Terdekat',
    lead: 'Yang akan berlangsung di pulau ini sebentar lagi.',
    viewAllHref: '/events',
    Layout: PosterRow,
    maxCards: 3,
  },
};

const EMPTY = 'Tidak ada data untuk ditampilkan';

/** Home's five sections, in their order. */
export const homeSectionKeys = Object.keys(sections) as HomeSectionKey[];

/**
 * One of home's sections: its cards or, if it is empty, a text, and a link to the list if there are at least three
 * records.
 */
export function HomeSection({ section, view }: { section: HomeSectionKey; view: HomeSectionView }) {
  const { viewAllHref, Layout, ...heading } = sections[section];
  const link = view.hasMore && (
    <AppLink prefetch="intent" to={viewAllHref} className={button('quiet')} aria-label={`Lihat Semua ${heading.title}`}>
      Lihat Semua
      <Icon name="arrow-right" className="size-4" />
    </AppLink>
  );
  if (view.isFailed) return <FailedSection title={heading.title} />;
  return (
    <SectionLayout {...heading} link={link}>
      {view.cards.length === 0 ? (
        <p className="mt-8 rounded-card bg-white p-8 text-center">{EMPTY}</p>
      ) : (
        <Layout cards={view.cards} />
      )}
    </SectionLayout>
  );
}

/** A section whose list failed. It is only as high as its text, since the banner above explains the failure. */
function FailedSection({ title }: { title: string }) {
  return (
    <section className="border-t border-cream-200 py-4">
      <div className="page-column flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-xl">{title}</h2>
        <p className="text-sm">{EMPTY}</p>
      </div>
    </section>
  );
}

/** A home section's loading state: its heading, and card skeletons with a spinner over them. */
export function HomeSectionLoading({ section }: { section: HomeSectionKey }) {
  const { Layout, maxCards, ...heading } = sections[section];
  return (
    <div data-loading="">
      <SectionLayout {...heading}>
        <div className="relative">
          <div aria-hidden="true">
            <Layout cards={Array.from({ length: maxCards }, () => null)} />
          </div>
          <Spinner className="absolute inset-0 z-10" />
        </div>
      </SectionLayout>
    </div>
  );
}

const QUESTION = 'Halo, sebagian daftar di situs Anda belum bisa dimuat. Bisa dibantu memilih liburan di Bali?';

interface SectionLayoutProps {
  title: string;
  lead: string;
  /** The link to all records of the section: beside its heading, on phones below the cards. */
  link?: ReactNode;
  background?: string;
  onDark?: boolean;
  children: ReactNode;
}

/** A section of home: heading, lead and link above its content. */
export function SectionLayout({ title, lead, link, background = '', onDark, children }: SectionLayoutProps) {
  return (
    <section
      className={`clip-sideways py-14 lg:py-20 ${onDark ? 'focus-on-dark bg-sea-900 text-cream-100' : background}`}
    >
      <div className="page-column grid grid-cols-1 items-end gap-x-8 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-h-12">
          <h2 className={`text-3xl ${onDark ? 'text-white' : ''}`}>{title}</h2>
          <p className={`mt-2 ${onDark ? 'text-cream-200' : ''}`}>{lead}</p>
        </div>
        {link && <div className="max-sm:order-last max-sm:mt-6 sm:text-right">{link}</div>}
        <div className="min-w-0 sm:col-span-2">{children}</div>
      </div>
    </section>
  );
}

/**
 * The loading errors, one line each, in red above the sections, with a retry and a chat. Renders nothing without
 * errors.
 */
export function ErrorBanner({ errors }: { errors: readonly HomeError[] }) {
  const { digits } = useSite().whatsappContacts[0].phone;
  if (errors.length === 0) return null;
  return (
    <div className="page-column py-8">
      <div
        role="alert"
        className="rounded-card border border-terracotta-700/30 bg-terracotta-100 p-5 text-terracotta-700"
      >
        <strong>Error:</strong>
        {errors.map(({ text, message }) => (
          <p key={text}>
            {text} {message && <span lang="en">{message}</span>}
          </p>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p className="mr-auto font-bold text-sea-900">Sebagian daftar belum bisa dimuat</p>
        <RetryButton />
        <WhatsappLink href={whatsappLink(digits, QUESTION)}>Tanyakan lewat WhatsApp</WhatsappLink>
      </div>
    </div>
  );
}
