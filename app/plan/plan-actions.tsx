import { type MouseEvent, useRef } from 'react';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { Share } from '~/components/share';
import { planHref } from './plan';
import type { PlanView } from './plan-view';

const action =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-cream-300 bg-white px-4 text-sm font-bold text-sea-900 no-underline hover:border-lagoon-600';

interface Props {
  view: PlanView;
  ownership: 'own' | 'other' | 'unknown';
  save: (event: MouseEvent<HTMLElement>) => void;
}

/** What to do with a plan: send, print, drive, and remember it if it is another than the remembered one. */
export function PlanActions({ view, ownership, save }: Props) {
  const memory = useRef<HTMLDivElement>(null);
  const onSave = (event: MouseEvent<HTMLElement>) => {
    save(event);
    // A saved plan needs the button no longer.
    memory.current?.focus({ preventScroll: true });
  };
  return (
    <div className="no-print grid grid-cols-2 items-center gap-2.5 sm:flex sm:min-h-11 sm:flex-wrap">
      <Share title={view.linkPreview.title} path={planHref(view.plan)} linkClass="max-sm:grow justify-center" />
      <button type="button" onClick={() => window.print()} className={`${action} scripting-none:hidden`}>
        <Icon name="printer" className="size-4" />
        Cetak
      </button>
      {view.directions && (
        <ExternalLink href={view.directions} className={`max-sm:col-span-2 ${action}`}>
          <Icon name="route" className="size-4" />
          Rute di Google Maps
        </ExternalLink>
      )}
      {/* As high in every state: the server does not know which. */}
      <div ref={memory} tabIndex={-1} className="flex min-h-11 items-center focus:outline-none max-sm:col-span-2">
        {ownership === 'other' ? (
          <button
            type="button"
            onClick={onSave}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-marigold-600 bg-white max-sm:w-full px-4 text-sm font-bold text-sea-900 hover:bg-marigold-100"
          >
            <Icon name="luggage" className="size-4" />
            Simpan ke rencana saya
          </button>
        ) : (
          <p className="flex items-center gap-2 text-sm">
            <Icon name={ownership === 'own' ? 'circle-check' : 'info'} className="size-4 text-lagoon-600" />
            {ownership === 'own' ? 'Tersimpan di perangkat ini' : 'Rencana ini ada di tautannya'}
          </p>
        )}
      </div>
    </div>
  );
}
