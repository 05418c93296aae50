import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { truncateEncoded, whatsappLink } from '~/lib/whatsapp';

/** Reservation contacts: two WhatsApp numbers, a person and an e-mail address (specification 1). */
export function Contacts({ title }: { title: string }) {
  const site = useSite();
  return (
    <section className="rounded-panel border border-cream-200 bg-white p-6">
      <h2 className="text-xl">Kontak Reservasi</h2>
      <ul className="mt-3 space-y-2 text-sm">
        {site.admins.map((admin, index) => (
          <li key={admin.phone.digits}>
            <ExternalLink
              href={whatsappLink(admin.phone.digits, `Halo, saya ingin bertanya tentang ${truncateEncoded(title)}.`)}
              className="inline-flex min-h-11 items-center gap-3 hover:underline"
            >
              <Icon name="whatsapp" className="size-5 text-whatsapp" />
              <span>
                WhatsApp Admin {index + 1}:{' '}
                <span className="inline-block font-semibold tabular-nums">{admin.phone.display}</span>
              </span>
            </ExternalLink>
          </li>
        ))}
        <li className="flex min-h-11 items-center gap-3">
          <Icon name="user-round" className="text-lagoon-600" />
          {site.contact.name}
        </li>
        <li>
          <a href={`mailto:${site.contact.email}`} className="inline-flex min-h-11 items-center gap-3 hover:underline">
            <Icon name="mail" className="text-lagoon-600" />
            <span className="break-all">{site.contact.email}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
