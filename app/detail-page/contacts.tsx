import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { truncateEncoded, whatsappLink } from '~/lib/whatsapp';
import { sidePanel } from './class-names';

const line = 'inline-flex min-h-11 items-start gap-3 py-1 hover:underline';

/** Reservation contacts: whom to write to about what, a person and an e-mail address (specification 1). */
export function Contacts({ title }: { title: string }) {
  const { admins, contact } = useSite();
  return (
    <section className={`border border-cream-200 bg-white ${sidePanel}`}>
      <h2 className="text-xl">Kontak Reservasi</h2>
      <ul className="mt-3 space-y-2 text-sm">
        {admins.map((admin) => (
          <li key={admin.phone.digits}>
            <ExternalLink
              href={whatsappLink(admin.phone.digits, `Halo, saya ingin bertanya tentang ${truncateEncoded(title)}.`)}
              className={line}
            >
              <Icon name="whatsapp" className="size-5 text-whatsapp" />
              <span className="min-w-0">
                <span className="font-semibold text-sea-900" translate="no">
                  {admin.name}
                </span>{' '}
                · {admin.speciality}
                <span className="block tabular-nums" translate="no">
                  {admin.phone.display}
                </span>
              </span>
            </ExternalLink>
          </li>
        ))}
        <li className="flex min-h-11 gap-3 py-1">
          <Icon name="user-round" className="size-5 text-lagoon-600" />
          <span className="min-w-0">
            <span className="font-semibold text-sea-900" translate="no">
              {contact.name}
            </span>{' '}
            · Reservasi
            <span className="block">Menerima pesanan lewat e-mail.</span>
          </span>
        </li>
        <li>
          <a href={`mailto:${contact.email}`} className={line}>
            <Icon name="mail" className="size-5 text-lagoon-600" />
            <span className="min-w-0 break-all">{contact.email}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
