import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { flushSync } from 'react-dom';
import { button } from '~/components/button';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useHydrated } from '~/components/use-hydrated';
import { useSite } from '~/components/use-site';
import { whatsappLink } from '~/lib/whatsapp';
import { tripGreeting, tripMessage } from './trip-message';

const inputClass = 'field mt-1.5 rounded-2xl px-4 py-3 aria-[invalid=true]:border-terracotta-700';

/**
 * The trip-planning form. Submitting opens a WhatsApp message in a new tab. It sends nothing to a server and clears
 * nothing, so a failed attempt loses no input. Before hydration and without JavaScript, a link replaces the submit
 * button; without JavaScript the visitor sees only that link.
 */
export function TripForm() {
  const { digits } = useSite().whatsappContacts[0].phone;
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const controls = controlsIn(event.currentTarget);
    // Renders the messages before the focus moves, so that a screen reader announces both.
    flushSync(() => setErrors(errorsOf(controls)));
    const invalid = controls.find(errorOf);
    if (invalid) invalid.focus();
    else openChat(whatsappLink(digits, tripMessage(new Map(controls.map(({ id, value }) => [id, value])))));
  };

  return (
    // No submit can send input to the server: fields without names are not form data, and the method `dialog` loads no
    // page. The form shows its own validation messages.
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => errors && setErrors(errorsOf(controlsIn(event.currentTarget)))}
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="contents scripting-none:hidden">
        <Field id="name" label="Nama" errors={errors} autoComplete="name" />
        <Field id="email" label="E-mail" errors={errors} type="email" autoComplete="email" />
        <Field id="phone" label="Nomor telepon" errors={errors} type="tel" autoComplete="tel" />
        <Field id="destination" label="Tujuan" errors={errors} placeholder="Ubud, Nusa Penida, …" />
        <Field id="message" label="Pesan" errors={errors} rows={5} />
      </div>
      <div className="sm:col-span-2">
        {/* The document always has a submit button, even before it works. */}
        <button type="submit" hidden={!hydrated} className={button('whatsapp')}>
          <Icon name="whatsapp" />
          Kirim lewat WhatsApp
        </button>
        {!hydrated && (
          <ExternalLink
            href={whatsappLink(digits, tripGreeting)}
            // One line, like the button that replaces it: no layout shift.
            className={button('whatsapp', 'max-xs:px-4')}
          >
            Rencanakan lewat WhatsApp
          </ExternalLink>
        )}
        <p className={`mt-3 text-sm ${hydrated ? '' : 'invisible scripting-none:hidden'}`}>
          Isian Anda menjadi pesan WhatsApp. Situs ini tidak menyimpannya.
        </p>
      </div>
    </form>
  );
}

/** Error messages by field id; none before the first submit. */
type FieldErrors = Record<string, string | undefined>;

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  errors: FieldErrors | null;
  /** The number of lines of a multi-line field. */
  rows?: number;
}

function Field({ id, label, errors, rows, ...attributes }: FieldProps) {
  const error = errors?.[id];
  const control = {
    id,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && `${id}-error`,
    className: inputClass,
  };
  return (
    <div className={rows ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="block font-semibold text-sea-900">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...control} /> : <input {...attributes} {...control} />}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-terracotta-700">
          {error}
        </p>
      )}
    </div>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('input, textarea')];

/** Returns a field's error message, or undefined. Whitespace alone counts as empty. */
function errorOf({ value, validity }: Control): string | undefined {
  if (value.trim() === '') return 'Mohon diisi.';
  return validity.typeMismatch ? 'Alamat e-mail belum lengkap, contoh nama@email.com' : undefined;
}

const errorsOf = (controls: readonly Control[]): FieldErrors =>
  Object.fromEntries(controls.map((control) => [control.id, errorOf(control)]));

const openChat = (href: string) =>
  Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' }).click();
