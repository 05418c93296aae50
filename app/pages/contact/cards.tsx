import { AppLink } from '~/components/app-link';
import { ExternalLink } from '~/components/external-link';
import { Icon, type IconName } from '~/components/icon';
import { howToBookPage } from '~/definitions/site-pages';
import type { SiteInfo } from '~/lib/site-info';
import { whatsappLink } from '~/lib/whatsapp';
import { tripQuestion } from './trip-message';

/** One card each for e-mail, telephone and office. */
export function ContactCards({ site }: { site: SiteInfo }) {
  const { email } = site.contact;
  const phones = site.whatsappContacts.map(({ phone }) => ({ href: `tel:+${phone.digits}`, text: phone.display }));
  return (
    <ul className="grid gap-4">
      <ContactCard icon="mail" title="E-mail" links={[{ href: `mailto:${email}`, text: email }]} />
      <ContactCard icon="phone" title="Telepon" links={phones} />
      <ContactCard icon="map-pin" title="Kantor" text={site.office.address} />
    </ul>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  text?: string;
  /** The links, whose texts are the same in every language. */
  links?: readonly { href: string; text: string }[];
}

function ContactCard({ icon, title, text, links = [] }: ContactCardProps) {
  return (
    <li className="flex items-start gap-4 box p-5">
      <span className="disc size-12 shrink-0 bg-lagoon-100 text-lagoon-700">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-bold tracking-normal">{title}</h2>
        {text && <p>{text}</p>}
        {links.map(({ href, text }, index) => (
          <a
            key={`${index} ${href}`}
            href={href}
            translate="no"
            className="flex min-h-11 w-fit items-center text-lagoon-700 tabular underline underline-offset-4 first-of-type:-mt-2 last-of-type:-mb-2"
          >
            {text}
          </a>
        ))}
      </div>
    </li>
  );
}

/** The agency's official numbers, so that visitors can recognize impersonators. */
export function OfficialNumbers({ site }: { site: SiteInfo }) {
  return (
    <section id="nomor-resmi" className="rounded-card bg-lagoon-50 p-5">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon name="badge-check" className="size-6 text-lagoon-600" />
        Nomor Resmi Kami
      </h2>
      <p className="mt-2 text-sm">Hanya dua nomor ini milik kami. Abaikan tawaran dari nomor lain.</p>
      <ul className="mt-1">
        {site.whatsappContacts.map((person, index) => (
          <li key={`${index} ${person.phone.digits}`}>
            <ExternalLink
              href={whatsappLink(person.phone.digits, tripQuestion)}
              className="inline-flex gap-3 py-2 no-underline"
            >
              <Icon name="whatsapp" className="text-leaf-600" />
              <span>
                <span translate="no">{person.name}</span>
                <span className="sr-only"> · </span>
                <span className="block text-sm">{person.speciality}</span>
                <strong className="inline-block text-lagoon-700 underline underline-offset-4 tabular" translate="no">
                  {person.phone.display}
                </strong>
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <AppLink prefetch="intent" to={howToBookPage.path} className="mt-2 inline-flex min-h-link items-center text-link">
        Cara pesan dan pembayaran
      </AppLink>
    </section>
  );
}

/** Links to the agency's social media profiles. */
export function Socials({ site }: { site: SiteInfo }) {
  const [person] = site.whatsappContacts;
  const links = [{ name: 'WhatsApp', url: whatsappLink(person.phone.digits, tripQuestion) }, ...site.socials];
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map((link) => (
        <li key={link.name}>
          <ExternalLink
            href={link.url}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold text-sea-900 hover:border-lagoon-600"
          >
            <Icon name={link.name.toLowerCase() as IconName} />
            {link.name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
