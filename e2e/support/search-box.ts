import type { Page } from 'playwright/test';
import type { SampleAdmin } from '../../sample-admin/server';
import { expect } from '../fixtures/test';

export const searches = '/api/admin/searches/search';

const record = (title: string, part: string) => ({ id: 1, slug: part, judul: title, title, name: title });

/** One record of each type, in section order, found by “serangan”: label, title, path on this site, collection. */
export const found = [
  ['Paket Tour', 'Serangan paket', '/paketdetail/serangan-paket', 'pakets'],
  ['Akomodasi', 'Serangan akomodasi', '/akomodasi/serangan-akomodasi', 'akomodasis'],
  ['Transportasi', 'Serangan transportasi', '/transportasi/serangan-transportasi', 'transportasis'],
  ['Tiket', 'Serangan tiket', '/tiket/1', 'tickets'],
  ['Event', 'Serangan event', '/event/serangan-event', 'events'],
  ['Atraksi', 'Serangan atraksi', '/attraction/serangan-atraksi', 'attractions'],
  ['Fasilitas', 'Serangan fasilitas', '/fasilitas/1', 'fasilitas'],
  ['Kuliner', 'Serangan kuliner', '/kuliner#makanan-serangan-kuliner', 'makanans'],
  ['Blog', 'Serangan blog', '/blog/serangan-blog', 'blogs'],
] as const;

export const box = (page: Page) =>
  page.getByRole('banner').getByLabel('Cari', { exact: true }).filter({ visible: true });
export const list = (page: Page) => page.getByRole('listbox');
export const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
export const spinner = (page: Page) => page.getByRole('banner').getByText('Mencari…');

/** Focuses the box and waits until the suggestions module is loaded. */
export async function enter(page: Page) {
  await box(page).click();
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toBeFocused();
}

/** Replaces the sample content with one record of each type. */
export function placeRecords(admin: SampleAdmin) {
  for (const [, title, href, collection] of found) {
    admin.replace(collection, [record(title, href.split(/\/|#makanan-/).at(-1) ?? '')]);
  }
}
