import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every part of the site's look in every state; only while developing. */
const styleGuide = process.env.NODE_ENV === 'development' ? [route('_gaya', 'routes/style-guide.tsx')] : [];

/** Every address of the site (specification 2, decisions 2). Read this first. */
export default [
  index('routes/home.tsx'),

  route('paket-tour', 'routes/packages.tsx'),
  route('paketdetail/:slug', 'routes/package.tsx'),
  route('akomodasi', 'routes/accommodations.tsx'),
  route('akomodasi/:slug', 'routes/accommodation.tsx'),
  route('transportasi', 'routes/vehicles.tsx'),
  route('transportasi/:slug', 'routes/vehicle.tsx'),
  route('tiket', 'routes/tickets.tsx'),
  route('tiket/:slug', 'routes/ticket.tsx'),
  route('event', 'routes/events.tsx'),
  route('event/:slug', 'routes/event.tsx'),
  route('event/:slug.ics', 'routes/event-calendar.ts'),
  route('attraction', 'routes/attractions.tsx'),
  route('attraction/:slug', 'routes/attraction.tsx'),
  route('fasilitas', 'routes/facilities.tsx'),
  route('fasilitas/:id', 'routes/facility.tsx'),
  route('kuliner', 'routes/culinary.tsx'),
  route('blog', 'routes/articles.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  route('blog/rss.xml', 'routes/blog-feed.ts'),
  route('contact', 'routes/contact.tsx'),
  route('cari', 'routes/search.tsx'),
  route('cari.json', 'routes/suggestions.ts'),

  // Links seen elsewhere that lead to pages under another address (decisions 2).
  route('wisata-atraksi', 'routes/redirect-attractions.ts'),
  route('events', 'routes/redirect-events.ts'),
  route('makanan/:slug', 'routes/redirect-dish.ts'),

  route('storage/*', 'routes/storage.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),

  route('healthz', 'routes/health.ts'),
  route('readyz', 'routes/ready.ts'),

  ...styleGuide,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
