import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { truncateEncoded, whatsappLinkWithUrl } from '~/lib/whatsapp';
import { sidePanelClass } from './class-names';

const line = 'inline-flex min-h-11 items-start gap-3 py-1 no-underline';

/** Reservation contacts, each with a topic, a person and an e-mail address. */
export function Contacts({ title, href }: { title: string; href: string }) {
  const { whatsappContacts, contact, url } = useSite();
  return (
    <section className={`border border-cream-200 bg-white ${sidePanelClass}`}>
      <h2 className="text-xl">Kontak Reservasi</h2>
      <ul className="mt-3 stack-2 text-sm">
        {whatsappContacts.map((person, index) => (
          <li key={`${index} ${person.phone.digits}`}>
            <ExternalLink
              href={whatsappLinkWithUrl(
                person.phone.digits,
                `Halo, saya ingin bertanya tentang ${truncateEncoded(title)}.`,
                url + href,
              )}
              className={line}
            >
              <Icon name="whatsapp" className="text-leaf-600" />
              <span className="min-w-0">
                <span className="font-semibold text-sea-900" translate="no">
                  {person.name}
                </span>
                <Speciality>{person.speciality}</Speciality>
                <span className="block text-lagoon-700 underline underline-offset-4 tabular" translate="no">
                  {person.phone.display}
                </span>
              </span>
            </ExternalLink>
          </li>
        ))}
        <li>
          <a href={`mailto:${contact.email}`} className={line}>
            <Icon name="mail" className="text-lagoon-600" />
            <span className="min-w-0">
              <span className="font-semibold text-sea-900" translate="no">
                {contact.name}
              </span>
              <Speciality>Reservasi, lewat e-mail</Speciality>
              <span className="block break-all text-lagoon-700 underline underline-offset-4">{contact.email}</span>
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}

/** A contact's topic on its own line; the dot separates it from the name when the text is read aloud or copied. */
function Speciality({ children }: { children: string }) {
  return (
    <>
      <span className="sr-only"> · </span>
      <span className="block">{children}</span>
    </>
  );
}
