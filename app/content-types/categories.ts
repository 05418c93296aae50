import { categories as accommodation } from './accommodation/categories';
import { categories as attractions } from './attractions/categories';
import { categories as blog } from './blog/categories';
import { categories as events } from './events/categories';
import { categories as facilities } from './facilities/categories';
import { categories as packages } from './packages/categories';
import { type ContentType, contentTypes } from './registry';
import { categories as tickets } from './tickets/categories';
import { categories as transport } from './transport/categories';

const categoriesByType = new Map<ContentType, readonly { label: string }[]>([
  [contentTypes.packages, packages],
  [contentTypes.accommodation, accommodation],
  [contentTypes.transport, transport],
  [contentTypes.tickets, tickets],
  [contentTypes.events, events],
  [contentTypes.attractions, attractions],
  [contentTypes.facilities, facilities],
  [contentTypes.blog, blog],
]);

/** Returns the category labels of a content type, without importing the rest of it. */
export const categoryLabels = (contentType: ContentType): string[] =>
  (categoriesByType.get(contentType) ?? []).map(({ label }) => label);
