import type { SiteInfo } from '~/lib/site-info';
import { config } from './env.server';

/** The part of the configuration that every page shows. */
export const siteInfo: SiteInfo = {
  name: config.siteName,
  url: config.siteUrl,
  whatsappContacts: config.whatsappContacts,
  contact: config.contact,
  office: { address: config.office.address },
  payee: config.payee,
  reviewsUrl: config.reviewsUrl,
  socials: config.socials,
  offline: config.offline,
  countsOrders: config.metrics !== null,
  closedDates: config.closedDates,
};
