import type { FormEvent, InputHTMLAttributes } from 'react';
import { useSite } from '~/site/use-site';
import { whatsappLink } from '~/site/whatsapp';
import { button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { tripMessage, tripWish } from './message';

const inputClass =
  'peer mt-1.5 w-full rounded-2xl border border-cream-300 bg-white px-4 py-3 font-normal text-ash-900 placeholder:text-ash-600 hover:border-lagoon-600 user-invalid:border-terracotta-700';

/**
 * The trip-planning form: what is typed becomes a WhatsApp message in a new tab; nothing is sent to a server, and
 * nothing is cleared, so that a failed attempt loses nothing (specification 5). Without scripts a plain link stands
 * in its place.
 */
export function TripForm() {
  const site = useSite();
  const digits = site?.admins[0]?.phone.digits;
  if (!digits) return null;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = document.createElement('a');
    link.href = whatsappLink(digits, tripMessage(new FormData(event.currentTarget)));
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
  };

  return (
    <>
      <form onSubmit={onSubmit} className="grid gap-5 sm:grid-cols-2 scripting-none:hidden">
        <Field label="Nama" name="name" autoComplete="name" />
        <Field label="E-mail" name="email" type="email" autoComplete="email" />
        <Field label="Nomor telepon" name="phone" type="tel" autoComplete="tel" />
        <Field label="Tujuan" name="destination" placeholder="Ubud, Nusa Penida, …" />
        <label className="font-semibold text-sea-900 sm:col-span-2">
          Pesan
          <textarea name="message" required rows={5} className={inputClass} />
          <Missing />
        </label>
        <div className="sm:col-span-2">
          <button type="submit" className={button('whatsapp')}>
            <Icon name="whatsapp" />
            Kirim lewat WhatsApp
          </button>
          <p className="mt-3 text-sm">Isian Anda menjadi pesan WhatsApp. Situs ini tidak menyimpannya.</p>
        </div>
      </form>
      <noscript>
        <p>
          <a
            href={whatsappLink(digits, tripWish)}
            target="_blank"
            rel="noopener"
            className={button('whatsapp')}
          >
            Rencanakan lewat WhatsApp
          </a>
        </p>
      </noscript>
    </>
  );
}

function Field({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="font-semibold text-sea-900">
      {label}
      <input {...input} required className={inputClass} />
      <Missing what={input.type === 'email' ? ' dengan alamat e-mail yang benar' : ''} />
    </label>
  );
}

/** What is wrong with a field, as a part of its name, once the visitor has left it so. */
function Missing({ what = '' }: { what?: string }) {
  return (
    <span className="mt-1.5 hidden text-sm font-semibold text-terracotta-700 peer-user-invalid:block">
      Mohon diisi{what}.
    </span>
  );
}
