// The pages, besides those of content types, that menus and texts link to.

/** A link to a page and the pages below it: a content type, contact or `/english`. */
export interface MenuItem {
  name: string;
  path: string;
  detailPath: string;
  /** The language of the name, if it is not Indonesian. */
  lang?: 'en';
}

export const contactPage: MenuItem = { name: 'Contact', path: '/contact', detailPath: '/contact', lang: 'en' };

/** The page on how to book, for guests from abroad. */
export const englishPage: MenuItem = { name: 'English', path: '/english', detailPath: '/english', lang: 'en' };

/** The page on how to book and who receives the money; `/english` is its counterpart. */
export const howToBookPage: MenuItem = { name: 'Cara Pesan', path: '/cara-pesan', detailPath: '/cara-pesan' };
