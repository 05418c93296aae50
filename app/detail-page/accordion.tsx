import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '~/components/icon';

interface Item {
  title: string;
  body: ReactNode;
  /** The `id` of the body: a link to it opens the item. */
  id?: string;
}

/** Questions or terms; opening one closes the others. */
export function Accordion({ name, items }: { name: string; items: readonly Item[] }) {
  return (
    <div className="overflow-hidden box">
      {items.map((item) => (
        <details key={item.title} name={name} onToggle={closeOthers} className="group accordion-item">
          <summary className="accordion-head">
            {item.title}
            <Icon name="chevron-down" className="turn-on-open" />
          </summary>
          <div id={item.id} className="accordion-body">
            {item.body}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Closes the other items in browsers without exclusive `<details name>`. */
function closeOthers({ currentTarget: toggled }: SyntheticEvent<HTMLDetailsElement>) {
  if (!toggled.open) return;
  for (const other of toggled.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== toggled) other.open = false;
  }
}
