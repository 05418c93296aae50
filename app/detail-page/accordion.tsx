import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '~/components/icon';

interface Item {
  title: string;
  body: ReactNode;
  /** Of the body: a link to it opens the item. */
  id?: string;
}

/** Questions or terms; opening one closes the others (specification 4). */
export function Accordion({ name, items }: { name: string; items: readonly Item[] }) {
  return (
    <div className="divide-y divide-cream-200 overflow-hidden rounded-card border border-cream-200 bg-white">
      {items.map((item) => (
        <details key={item.title} name={name} onToggle={closeOthers} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-[min(1rem,5vw)] px-[min(1.25rem,6vw)] py-3 font-bold text-sea-900 hover:bg-cream-100">
            {item.title}
            <Icon name="chevron-down" className="size-5 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div id={item.id} className="px-5 pt-2 pb-5 whitespace-pre-line">
            {item.body}
          </div>
        </details>
      ))}
    </div>
  );
}

/** For browsers without exclusive `<details name>`; other browsers have already closed the others. */
function closeOthers({ currentTarget: toggled }: SyntheticEvent<HTMLDetailsElement>) {
  if (!toggled.open) return;
  for (const other of toggled.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== toggled) other.open = false;
  }
}
