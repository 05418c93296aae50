import type { MetaArgs } from '@remix-run/node';
import type { SiteInfo } from '~/lib/site-info';

/** Site info with every field set. */
export const site: SiteInfo = {
  name: 'Jelajahi Bali',
  url: 'https://www.jelajahi.example',
  whatsappContacts: [
    { name: 'Ayu', phone: { display: '0812', digits: '6281200000001' }, speciality: 'Paket' },
    { name: 'Adi', phone: { display: '0813', digits: '6281300000002' }, speciality: 'Event' },
  ],
  contact: { name: 'Sari', email: 'sari@jelajahi.example' },
  office: { address: 'Jl. Braga 1, Bandung' },
  payee: { legalName: 'PT Jelajah Pulau', businessId: '1234567890123', accountName: 'PT Jelajah Pulau' },
  reviewsUrl: 'https://maps.example/ulasan',
  socials: [],
  offline: true,
  countsOrders: false,
  closedDates: [],
};

/** The matches that a route's `meta` receives. */
export const matches = [{ id: 'root', data: { site } }] as unknown as MetaArgs['matches'];
