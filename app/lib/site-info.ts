/** The part of the configuration that every page needs; the root loader returns it. */
export interface SiteInfo {
  name: string;
  url: string;
  whatsappContacts: readonly [WhatsappContact, WhatsappContact];
  contact: { name: string; email: string };
  office: { address: string };
  /** Who receives the money; null for what the owner has not said. */
  payee: { legalName: string | null; businessId: string | null; accountName: string | null };
  /** Where guests review the business; null if the owner has not said. */
  reviewsUrl: string | null;
  socials: readonly { name: string; url: string }[];
  /** Whether browsers keep pages for the way without network. */
  offline: boolean;
  /** Whether clicks on order links are counted. */
  countsOrders: boolean;
  /** Days without trips. */
  closedDates: readonly ClosedDate[];
}

export interface ClosedDate {
  /** As `2027-03-08`. */
  date: string;
  /** What is celebrated, such as `Nyepi`. */
  name: string;
}

export interface WhatsappContact {
  name: string;
  /** For display, and in the form that wa.me requires. */
  phone: { display: string; digits: string };
  speciality: string;
}
