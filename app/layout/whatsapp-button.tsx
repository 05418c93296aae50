import { memo, useRef } from 'react';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { WHATSAPP_DIALOG_ID, WhatsappOpener } from '~/components/whatsapp-opener';
import { whatsappLink } from '~/lib/whatsapp';
import { usePageQuestion } from './page-question';
import { useHideOnScroll } from './use-hide-on-scroll';

/**
 * The floating button, and the dialog in which a visitor chooses an admin. On phones the button hides while the visitor
 * scrolls down, and is part of the bottom bar if the page has one. Where it would cover a card at rest, it appears with
 * the first scroll up (styles/base.css).
 */
export const WhatsappButton = memo(function WhatsappButton() {
  const { whatsappContacts, payee } = useSite();
  const question = usePageQuestion();
  const dialog = useRef<HTMLDialogElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  useHideOnScroll(floating);
  const close = () => dialog.current?.close();

  return (
    <div className="no-print">
      <div
        ref={floating}
        data-floating=""
        className="fixed right-4 bottom-4 z-30 transition-motion lg:right-1 lg:bottom-6 xl:right-2 max-lg:data-away:not-focus-within:[translate:0_6rem] max-lg:data-away:not-focus-within:opacity-0"
      >
        <WhatsappOpener className="group relative disc size-fab border border-transparent bg-leaf-600 text-white shadow-float transition-color hover:bg-leaf-700">
          <Icon name="whatsapp" className="size-7" />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-full mr-3 rounded-full bg-sea-900 px-4 py-2 text-sm font-semibold whitespace-nowrap opacity-0 transition-motion group-hover:opacity-100 group-focus-visible:opacity-100"
          >
            Pesan sekarang !
          </span>
        </WhatsappOpener>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; Escape does the same. */}
      <dialog
        ref={dialog}
        id={WHATSAPP_DIALOG_ID}
        popover="auto"
        aria-labelledby="pilih-admin-judul"
        onClick={(event) => event.target === event.currentTarget && close()}
        // On phones it is a sheet at the bottom, within reach of the thumb.
        className="m-auto w-[min(26rem,calc(100vw-2rem))] low:sm:w-[min(46rem,calc(100vw-2rem))] rounded-panel bg-white p-0 text-ash-700 shadow-float backdrop:bg-sea-950/60 max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none"
      >
        <div className="p-[min(1.5rem,6vw)] max-sm:pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
          <div className="flex items-start justify-between gap-4">
            <h2 id="pilih-admin-judul" className="text-xl">
              Mau bicara dengan siapa?
            </h2>
            <button
              type="button"
              popovertarget={WHATSAPP_DIALOG_ID}
              popovertargetaction="hide"
              onClick={close}
              aria-label="Tutup"
              className="-mt-2 -mr-2 disc size-11 shrink-0 hover:bg-cream-100"
            >
              <Icon name="x" />
            </button>
          </div>
          <p className="mt-2 flex gap-2.5 text-sm">
            <Icon name="badge-check" className="text-lagoon-600" />
            Nomor resmi kami hanya dua ini. Abaikan tawaran dari nomor lain.
          </p>
          {payee.accountName && (
            <p className="mt-2 text-sm">
              Transfer hanya ke rekening atas nama <strong translate="no">{payee.accountName}</strong>.
            </p>
          )}
          <ul className="mt-4 grid gap-3 low:sm:grid-cols-2">
            {whatsappContacts.map((person, index) => (
              <li key={`${index} ${person.phone.digits}`}>
                <ExternalLink
                  href={whatsappLink(person.phone.digits, question)}
                  onClick={close}
                  className="flex items-center gap-3 rounded-2xl border border-cream-200 p-3 no-underline transition-color hover:border-leaf-600 hover:bg-lagoon-50 xs:gap-4 xs:p-4"
                >
                  <span className="disc size-10 shrink-0 bg-lagoon-100 font-display text-lg font-semibold text-lagoon-700 xs:size-12">
                    {[...person.name][0]}
                  </span>
                  <span className="min-w-0 grow">
                    <span className="flex flex-wrap items-center gap-x-2 font-bold text-sea-900">
                      <span translate="no">{person.name}</span>
                      <span
                        lang="en"
                        className="inline-flex basis-full items-center gap-1.5 text-xs font-semibold text-leaf-600"
                      >
                        <span className="size-2 rounded-full bg-leaf-600" /> Online
                      </span>
                    </span>
                    <span className="block text-sm">{person.speciality}</span>
                    <span className="block text-sm tabular" translate="no">
                      {person.phone.display}
                    </span>
                    <span className="mt-1 block text-xs">Biasanya membalas dalam beberapa menit</span>
                  </span>
                  <Icon name="whatsapp" className="size-6 text-leaf-600" />
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </div>
  );
});
