import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { whatsappLink } from '~/lib/whatsapp';

/** The official numbers as cards; each opens a chat with a message. */
export function OfficialContacts({ message }: { message: string }) {
  const { whatsappContacts } = useSite();
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {whatsappContacts.map((person, index) => (
        <li key={`${index} ${person.phone.digits}`}>
          <ExternalLink
            href={whatsappLink(person.phone.digits, message)}
            className="flex min-h-16 items-center gap-4 box p-4 no-underline hover:border-leaf-600"
          >
            <Icon name="whatsapp" className="size-6 text-leaf-600" />
            <span>
              <span className="block font-bold text-sea-900" translate="no">
                {person.name}
              </span>
              <span className="block text-lagoon-700 tabular underline underline-offset-4" translate="no">
                {person.phone.display}
              </span>
            </span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
