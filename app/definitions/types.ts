import type { IconName } from '~/lib/icon-names';
import type { FilterName, SortOrder } from './filters';

/** A count among the booking details. */
export type CountParam = 'hari' | 'malam' | 'kamar' | 'jumlah' | 'orang';

/** A booking detail of a detail page, as URLs name it. */
export type BookingParam = 'tanggal' | 'sopir' | CountParam;

/** A content type of the site: its URLs, names and texts. */
export interface ContentType {
  path: string;
  /** Path above the detail pages. */
  detailPath: string;
  /**
   * Its name among the admin host's search results, letters a to z. It is also in the items of plans (`isi`), which visitors
   * keep and share: it never changes.
   */
  apiType: string;
  /** Short name, as in the navigation. */
  name: string;
  /** Its group in the navigation, and its position there; without one, `layout/menu.ts` has a link of its own for it, or none. */
  menu?: readonly [group: 'Layanan Kami' | 'Jelajahi Bali', position: number];
  /** For guests from abroad: on `/english`, and in the English message of a plan. */
  englishName: string;
  /** Its icon among home's shortcuts. */
  icon: IconName;
  /** The list's h1. */
  title: string;
  /** One or two sentences: under the h1 and as the list's meta description. */
  lead: string;
  /** What one of its records is called, in running text. */
  noun: string;
  /** Heading above the cards, where the specification names one. */
  heading?: string;
  /** The texts of the loading states; for a list, `cards` means card skeletons. */
  loading: { list: string; detail: string };
  /** What its cards usually look like, so that a loading state has their shape. */
  cardSkeleton: CardSkeletonConfig;
  /** The text of an empty list or category. */
  empty: string;
  /** The title of the page when a record fails to load, and its text unless the type has an error view of its own. */
  loadError?: string;
  /** The same when a record does not exist. */
  notFound?: string;
  /** Its list shows all records in the admin host's order, without Load More, but 300 at most. */
  showsAll?: true;
  /** The filters that its list offers, and their labels, in the order of the form; months are chips beside it. */
  filters: Readonly<Partial<Record<FilterName, string>>>;
  /** The orders that `urut` offers; all of them by default. */
  sortOrders?: readonly SortOrder[];
  /** The tabs of its detail pages, without the first one, which needs no param. */
  tabs?: readonly string[];
  /** The booking details of its detail pages, in the order of their form. */
  booking?: readonly BookingParam[];
  /** Whether a plan counts people of it, since its price may be per person. */
  countsPeople?: boolean;
  /** Its categories, in the specified order. */
  categories: readonly Category[];
}

/** A card's parts from top to bottom, with their numbers of lines. */
export type CardSkeletonConfig = Readonly<Partial<Record<'title' | 'text' | 'facts' | 'chips', number>>>;

/** A category of a list: its name and language; English names are marked for screen readers. */
export interface Category {
  label: string;
  lang: 'id' | 'en';
  /** Further values of the records' category field that belong to it. */
  aliases?: readonly Category[];
}

const categoriesIn =
  (lang: Category['lang']) =>
  (...labels: readonly string[]): Category[] =>
    labels.map((label) => ({ label, lang }));

export const indonesianCategories = categoriesIn('id');

/** Categories with English names, which screen readers pronounce as such. */
export const englishCategories = categoriesIn('en');
