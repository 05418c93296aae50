import { bookableKeys, contentTypes } from '~/definitions/registry';

/** The path to which a browser reports a click on an order link, if the operator counts them. */
export const ORDER_CLICK_PATH = '/klik';

/**
 * The content types that can be ordered, by the path of their lists as in `jenis`; `campuran` is a plan with several.
 */
export const ORDER_TYPES: readonly string[] = [
  ...[...bookableKeys, 'culinary' as const].map((key) => contentTypes[key].path.slice(1)),
  'campuran',
];

/** The kinds of pages with order links. `daftar` is a list, such as `/kuliner` with the food tour. */
export const ORDER_PAGES: readonly string[] = ['detail', 'daftar', 'rencana', 'bandingkan'];

/** A click on an order link: the content type and the kind of page, and nothing else. */
export interface OrderClick {
  jenis: string;
  halaman: string;
}
