/** The part of the configuration that every page needs; the root loader returns it. */
export interface SiteInfo {
  name: string;
  url: string;
  whatsappContacts: readonly [WhatsappContact, WhatsappContact];
  contact: { name: string; email: string };
  office: { address: string };
  /** The recipient of payments; null for unset values. */
  payee: { legalName: string | null; businessId: string | null; accountName: string | null };
  /** The URL of the page with guests' reviews of the business; null if unset. */
  reviewsUrl: string | null;
  socials: readonly { name: string; url: string }[];
  /** Whether browsers store pages for offline use. */
  offline: boolean;
  /** Whether clicks on order links are counted. */
  countsOrders: boolean;
  /** Days without trips. */
  closedDates: readonly ClosedDate[];
}

export interface ClosedDate {
  /** In the form `2027-03-08`. */
  date: string;
  /** The holiday, such as `Nyepi`. */
  name: string;
}

export interface WhatsappContact {
  name: string;
  /** The number for display, and in the form that wa.me requires. */
  phone: { display: string; digits: string };
  speciality: string;
}
