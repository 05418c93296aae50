import { categories as accommodation } from './accommodation/categories';
import { categories as attractions } from './attractions/categories';
import { categories as blog } from './blog/categories';
import { categories as events } from './events/categories';
import { categories as facilities } from './facilities/categories';
import { categories as packages } from './packages/categories';
import { type Section, sections } from './registry';
import { categories as tickets } from './tickets/categories';
import { categories as transport } from './transport/categories';

const all = new Map<Section, readonly { label: string }[]>([
  [sections.packages, packages],
  [sections.accommodation, accommodation],
  [sections.transport, transport],
  [sections.tickets, tickets],
  [sections.events, events],
  [sections.attractions, attractions],
  [sections.facilities, facilities],
  [sections.blog, blog],
]);

/** The labels of a section's categories, for whoever knows nothing else of it. */
export const labelsOf = (section: Section): string[] => (all.get(section) ?? []).map(({ label }) => label);
