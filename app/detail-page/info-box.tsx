import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/components/icon';

/** A box below a description: a location, or what the record belongs to. */
export function InfoBox(props: { label?: string; icon?: IconName; children: ReactNode }) {
  return (
    <p className="mt-6 flex gap-3 rounded-card bg-lagoon-50 p-4">
      <Icon name={props.icon ?? 'map-pin'} className="size-5 text-lagoon-600" />
      <span>
        <span className="block text-sm">{props.label ?? 'Lokasi'}</span>
        <strong className="text-sea-900">{props.children}</strong>
      </span>
    </p>
  );
}
