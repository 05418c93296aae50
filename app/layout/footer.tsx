import { useMatches } from '@remix-run/react';
import { memo, type ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { ExternalLink } from '~/components/external-link';
import { Icon, type IconName } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { contentTypes } from '~/definitions/registry';
import { contactPage, englishPage, howToBookPage, type MenuItem } from '~/definitions/site-pages';
import type { SiteInfo } from '~/lib/site-info';
import { whatsappLink } from '~/lib/whatsapp';
import { useDocumentContext } from '~/server/rendering/document-context';
import { Logo } from './logo';

const pages: readonly MenuItem[] = [...Object.values(contentTypes), howToBookPage, contactPage, englishPage];

const services: readonly (readonly [label: string, question: string, lang?: 'en'])[] = [
  ['Tour Guide', 'Halo, saya ingin bertanya tentang jasa tour guide di Bali.', 'en'],
  ['Sewa Mobil', 'Halo, saya ingin bertanya tentang sewa mobil di Bali.'],
  ['Food Tour', 'Halo, saya ingin bertanya tentang Food Tour di Bali.', 'en'],
  ['Paket Tour', 'Halo, saya ingin bertanya tentang paket tour di Bali.'],
  ['Event Organizer', 'Halo, saya ingin bertanya tentang jasa event organizer di Bali.', 'en'],
];

/** Brand, contacts, links and services on every page. */
export const Footer = memo(function Footer() {
  const site = useSite();
  const { saveData } = useDocumentContext();
  return (
    <footer className="focus-on-dark mt-auto bg-sea-950 text-cream-100">
      <div className="poleng h-3 text-sea-800" aria-hidden="true" />
      <div className="page-column grid gap-x-10 pt-8 pb-4 lg:grid-cols-[1.3fr_1.4fr_1fr_1fr] lg:py-14">
        <Brand site={site} />
        <Contacts site={site} />
        <LinkColumn label="Tautan cepat" heading="Tautan Cepat">
          {pages.map(({ name, path, lang }) => (
            <li key={path}>
              <AppLink prefetch="intent" to={path} lang={lang} className="column-link">
                {name}
              </AppLink>
            </li>
          ))}
        </LinkColumn>
        <LinkColumn
          label="Layanan"
          heading={
            <>
              <Icon name="whatsapp" className="text-marigold-400" />
              Tanya lewat WhatsApp
            </>
          }
        >
          {services.map(([label, question, lang]) => (
            <li key={label}>
              <ExternalLink
                href={whatsappLink(site.whatsappContacts[0].phone.digits, question)}
                className="column-link"
              >
                <span lang={lang}>{label}</span>
              </ExternalLink>
            </li>
          ))}
        </LinkColumn>
      </div>
      <div className="page-column pb-[calc(1.5rem+var(--bottom-bar,4rem))] text-xs text-cream-200 lg:pb-20 xl:pb-8">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-2 lg:border-t lg:border-white/15 lg:pt-6">
          <p>© {site.name}. Pemesanan lewat WhatsApp, tanpa pembayaran di situs ini.</p>
          <AsOfLine />
          {saveData && <p>Mode hemat data: halaman ringan.</p>}
        </div>
      </div>
    </footer>
  );
});

function Brand({ site }: { site: SiteInfo }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:block">
      <p className="flex items-center gap-3 font-display text-xl font-semibold text-white">
        <Logo className="size-10 shrink-0" />
        {site.name}
      </p>
      <p className="mt-4 max-w-xs text-sm text-cream-200 max-lg:hidden">
        Perjalanan di Bali bersama orang yang mengenalnya: tenang, jelas harganya, dan dibantu sampai pulang.
      </p>
      {site.socials.length > 0 && (
        <ul className="no-print flex flex-wrap gap-3 lg:mt-5">
          {site.socials.map((social) => (
            <li key={social.name}>
              <ExternalLink
                href={social.url}
                aria-label={social.name}
                className="disc size-11 border border-white/25 hover:bg-white/10"
              >
                <Icon name={social.name.toLowerCase() as IconName} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Contacts({ site }: { site: SiteInfo }) {
  return (
    <section aria-label="Hubungi kami" className="max-lg:mt-5">
      <h2 className="column-heading">Hubungi Kami</h2>
      <address className="mt-2 text-sm not-italic sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:mt-3">
        <p className="flex gap-3 pt-2 pb-1.5 lg:pt-0">
          <Icon name="map-pin" className="text-marigold-400" />
          {site.office.address}
        </p>
        {site.whatsappContacts.map((person, index) => (
          <p key={`${index} ${person.phone.digits}`}>
            <a href={`tel:+${person.phone.digits}`} className={`gap-3 tabular column-link`}>
              <Icon name="phone" className="text-marigold-400" />
              <span translate="no">{person.phone.display}</span>
            </a>
          </p>
        ))}
        <p>
          <a href={`mailto:${site.contact.email}`} className={`gap-3 column-link`}>
            <Icon name="mail" className="text-marigold-400" />
            <span className="break-all">{site.contact.email}</span>
          </a>
        </p>
      </address>
    </section>
  );
}

/**
 * A column of links, initially closed on narrow screens and always open on wide ones. There a heading replaces the
 * summary, which would do nothing. A browser that cannot show the content of a closed `<details>` keeps the summary.
 */
function LinkColumn({ label, heading, children }: { label: string; heading: ReactNode; children: ReactNode }) {
  return (
    <nav aria-label={label} className="no-print max-lg:border-t max-lg:border-white/15 max-lg:first-of-type:mt-4">
      <h2 className="column-heading hidden lg:supports-[selector(::details-content)]:flex">{heading}</h2>
      <details className="group lg:details-content:[content-visibility:visible]">
        <summary className="column-heading min-h-13 lg:supports-[selector(::details-content)]:hidden">
          {heading}
          <Icon name="chevron-down" className="ml-auto turn-on-open" />
        </summary>
        <ul className="pb-3 text-sm max-lg:columns-2 lg:mt-3 lg:pb-0">{children}</ul>
      </details>
    </nav>
  );
}

/** The date and time of the data, if the page is stale because the admin host fails. */
function AsOfLine() {
  const loaderData = useMatches().map(({ data }) => data as { asOfText?: string | null } | undefined);
  const text = loaderData.find((data) => data?.asOfText)?.asOfText;
  return text && <p>{`Data per ${text} WITA`}</p>;
}
