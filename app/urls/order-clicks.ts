import { bookableKeys, contentTypes } from '~/definitions/registry';

/** Where a browser reports a click on an order link, if the operator counts them. */
export const ORDER_CLICK_PATH = '/klik';

/** The content types that are ordered, by the path of their lists as `jenis` names them; `campuran` is a plan of several. */
export const ORDER_TYPES: readonly string[] = [
  ...[...bookableKeys, 'culinary' as const].map((key) => contentTypes[key].path.slice(1)),
  'campuran',
];

/** The kinds of pages with order links: `daftar` is a list, as `/kuliner` with the food tour. */
export const ORDER_PAGES: readonly string[] = ['detail', 'daftar', 'rencana', 'bandingkan'];

/** A click on an order link: the content type and the kind of page, and nothing else. */
export interface OrderClick {
  jenis: string;
  halaman: string;
}
