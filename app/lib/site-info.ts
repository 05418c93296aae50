/** What every page needs of the site's settings; the root loader hands it out. */
export interface SiteInfo {
  name: string;
  url: string;
  admins: readonly Admin[];
  contact: { name: string; email: string };
  office: { address: string };
  socials: readonly { name: string; url: string }[];
}

/** One of the two people who answer on WhatsApp. */
export interface Admin {
  name: string;
  /** As shown, and as wa.me wants it. */
  phone: { shown: string; digits: string };
  speciality: string;
}
