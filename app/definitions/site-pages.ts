// The pages beside those of content types that menus and texts link to.

/** A link to a page and those below it: a content type, contact or `/english`. */
export interface MenuItem {
  name: string;
  path: string;
  detailPath: string;
  /** Language of the name when it is not Indonesian. */
  lang?: 'en';
}

export const contactPage: MenuItem = { name: 'Contact', path: '/contact', detailPath: '/contact', lang: 'en' };

/** How to book, for guests from abroad. */
export const englishPage: MenuItem = { name: 'English', path: '/english', detailPath: '/english', lang: 'en' };

/** How to book, and who receives the money; `/english` is its counterpart. */
export const howToBookPage: MenuItem = { name: 'Cara Pesan', path: '/cara-pesan', detailPath: '/cara-pesan' };
