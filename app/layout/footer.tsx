import { Link, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import type { IconName } from '~/components/icon-names';
import { useSite } from '~/components/use-site';
import { contentTypes } from '~/content-types/registry';
import type { SiteInfo } from '~/lib/site-info';
import { whatsappLink } from '~/lib/whatsapp';
import { Logo } from './logo';
import { contactPage, type MenuItem } from './menu';

const pages: readonly MenuItem[] = [...Object.values(contentTypes), contactPage];

const services: readonly (readonly [label: string, question: string, lang?: 'en'])[] = [
  ['Tour Guide', 'Halo, saya ingin bertanya tentang jasa tour guide di Bali.', 'en'],
  ['Sewa Mobil', 'Halo, saya ingin bertanya tentang sewa mobil di Bali.'],
  ['Food Tour', 'Halo, saya ingin bertanya tentang Food Tour di Bali.', 'en'],
  ['Paket Tour', 'Halo, saya ingin bertanya tentang paket tour di Bali.'],
  ['Event Organizer', 'Halo, saya ingin bertanya tentang jasa event organizer di Bali.', 'en'],
];

const columnHeading = 'font-sans text-sm font-bold text-white';
const columnLink = 'inline-flex min-h-link items-center hover:underline';

/** Brand, links, services and contacts on every page (specification 2). */
export function Footer() {
  const site = useSite();
  const staleSinceText = useStaleSinceText();
  return (
    <footer className="on-dark mt-auto bg-sea-950 text-cream-100">
      <div className="poleng h-3 text-sea-800" aria-hidden="true" />
      <Columns site={site} />
      <div className="page pb-[calc(6rem+var(--bottom-bar,0px))] text-xs text-cream-200">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-white/15 pt-6">
          <p>© {site.name}. Pemesanan lewat WhatsApp, tanpa pembayaran di situs ini.</p>
          {staleSinceText && <p>Data per {staleSinceText} WITA</p>}
        </div>
      </div>
    </footer>
  );
}

function Columns({ site }: { site: SiteInfo }) {
  return (
    <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr] lg:gap-x-10">
      <div className="max-lg:col-span-2">
        <p className="flex items-center gap-3 font-display text-xl font-semibold text-white">
          <Logo className="size-10" />
          {site.name}
        </p>
        <p className="mt-4 max-w-xs text-sm text-cream-200">
          Perjalanan di Bali bersama orang-orang yang mengenalnya: tenang, jelas harganya, dan dibantu sampai pulang.
        </p>
        {site.socials.length > 0 && (
          <ul className="no-print mt-5 flex flex-wrap gap-3">
            {site.socials.map((social) => (
              <li key={social.name}>
                <ExternalLink
                  href={social.url}
                  aria-label={social.name}
                  className="grid size-11 place-items-center rounded-full border border-white/25 hover:bg-white/10"
                >
                  <Icon name={social.name.toLowerCase() as IconName} />
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <LinkColumn label="Tautan cepat" heading="Tautan Cepat">
        {pages.map(({ name, path, lang }) => (
          <li key={path}>
            <Link prefetch="intent" to={path} lang={lang} className={columnLink}>
              {name}
            </Link>
          </li>
        ))}
      </LinkColumn>
      <LinkColumn label="Layanan" heading="Layanan">
        {services.map(([label, question, lang]) => (
          <li key={label}>
            <ExternalLink href={whatsappLink(site.admins[0].phone.digits, question)} className={columnLink}>
              <span lang={lang}>{label}</span>
            </ExternalLink>
          </li>
        ))}
      </LinkColumn>
      <section aria-label="Hubungi kami" className="max-lg:col-span-2">
        <h2 className={columnHeading}>Hubungi Kami</h2>
        <address className="mt-3 space-y-2.5 text-sm not-italic">
          <p className="flex gap-3">
            <Icon name="map-pin" className="size-5 text-marigold-400" />
            {site.office.address}
          </p>
          {site.admins.map((admin) => (
            <p key={admin.phone.digits}>
              <a href={`tel:+${admin.phone.digits}`} className={`gap-3 tabular-nums ${columnLink}`}>
                <Icon name="phone" className="size-5 text-marigold-400" />
                {admin.phone.display}
              </a>
            </p>
          ))}
          <p>
            <a href={`mailto:${site.contact.email}`} className={`gap-3 ${columnLink}`}>
              <Icon name="mail" className="size-5 text-marigold-400" />
              <span className="break-all">{site.contact.email}</span>
            </a>
          </p>
        </address>
      </section>
    </div>
  );
}

function LinkColumn({ label, heading, children }: { label: string; heading: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="no-print">
      <h2 className={columnHeading}>{heading}</h2>
      <ul className="mt-3 text-sm">{children}</ul>
    </nav>
  );
}

/** Returns when the data was fetched, if the page shows stale data because the admin host fails. */
function useStaleSinceText(): string | null | undefined {
  const loaderData = useMatches().map(({ data }) => data as { staleSinceText?: string | null } | undefined);
  return loaderData.find((data) => data?.staleSinceText)?.staleSinceText;
}
