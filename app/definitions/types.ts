import type { IconName } from '~/lib/icon-names';
import type { FilterName, SortOrder } from './filters';

/** A count among the booking details. */
export type CountParam = 'hari' | 'malam' | 'kamar' | 'jumlah' | 'orang';

/** A booking detail of a detail page, named as in URLs. */
export type BookingParam = 'tanggal' | 'sopir' | CountParam;

/** A content type of the site: its URLs, names and texts. */
export interface ContentType {
  path: string;
  /** The path above the detail pages. */
  detailPath: string;
  /**
   * The type's name in the admin host's search results, in letters a to z. It never changes: it is also in the items of
   * plans (`isi`), which visitors keep and share.
   */
  apiType: string;
  /** The short name, for the navigation. */
  name: string;
  /** The group and position in the navigation. Without them, `layout/menu.ts` has a separate link or none. */
  menu?: readonly [group: 'Layanan Kami' | 'Jelajahi Bali', position: number];
  /** The name for guests from abroad, on `/english` and in the English message of a plan. */
  englishName: string;
  /** The icon of the shortcut on home. */
  icon: IconName;
  /** The list's h1. */
  title: string;
  /** One or two sentences, shown under the h1 and used as the list's meta description. */
  lead: string;
  /** The noun for one of its records, in running text. */
  noun: string;
  /** The heading above the cards, if the specification names one. */
  heading?: string;
  /** The texts of the loading states; for a list, `cards` means card skeletons. */
  loading: { list: string; detail: string };
  /** The usual shape of a card, for loading states. */
  cardSkeleton: CardSkeletonConfig;
  /** The text of an empty list or category. */
  empty: string;
  /** The page's title if a record fails to load, and its text unless the type has its own error view. */
  loadError?: string;
  /** The same if a record does not exist. */
  notFound?: string;
  /** The list shows all records in the admin host's order, without Load More, up to 300. */
  showsAll?: true;
  /**
   * The filters that the list offers and their labels, in the order of the form. Months (`bulan`) are chips above
   * it, so their label is not shown.
   */
  filters: Readonly<Partial<Record<FilterName, string>>>;
  /** The sort orders that `urut` offers; by default all. */
  sortOrders?: readonly SortOrder[];
  /** The tabs of the detail pages, without the first one, which needs no param. */
  tabs?: readonly string[];
  /** The booking details of the detail pages, in the order of the form. */
  booking?: readonly BookingParam[];
  /** Whether plans count people for it, since its price may be per person. */
  countsPeople?: boolean;
  /** The categories, in the specified order. */
  categories: readonly Category[];
}

/** A card's parts from top to bottom, with their numbers of lines. */
export type CardSkeletonConfig = Readonly<Partial<Record<'title' | 'text' | 'facts' | 'chips', number>>>;

/** A category of a list: its name and language; English names are marked for screen readers. */
export interface Category {
  label: string;
  lang: 'id' | 'en';
  /** Other values of the records' category field that belong to this category. */
  aliases?: readonly Category[];
}

const categoriesIn =
  (lang: Category['lang']) =>
  (...labels: readonly string[]): Category[] =>
    labels.map((label) => ({ label, lang }));

export const indonesianCategories = categoriesIn('id');

/** Categories with English names, which screen readers pronounce as such. */
export const englishCategories = categoriesIn('en');
