import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every URL of the site. Read this first. Remix compares a path with one after the other: first those that no cache has. */
const routes = [
  index('routes/pages/home.tsx'),
  route('cari', 'routes/pages/search.tsx'),
  route('rencana', 'routes/pages/plan.tsx'),
  route('bandingkan', 'routes/pages/compare.tsx'),

  route('paket-tour', 'routes/pages/packages.tsx'),
  route('paketdetail/:slug', 'routes/pages/package.tsx'),
  route('akomodasi', 'routes/pages/accommodations.tsx'),
  route('akomodasi/:slug', 'routes/pages/accommodation.tsx'),
  route('transportasi', 'routes/pages/vehicles.tsx'),
  route('transportasi/:slug', 'routes/pages/vehicle.tsx'),
  route('tiket', 'routes/pages/tickets.tsx'),
  route('tiket/:slug', 'routes/pages/ticket.tsx'),
  route('event', 'routes/pages/events.tsx'),
  route('event/kalender.ics', 'routes/resources/events-calendar.ts'),
  route('event/:slug', 'routes/pages/event.tsx'),
  route('event/:slug.ics', 'routes/resources/event-calendar.ts'),
  route('attraction', 'routes/pages/attractions.tsx'),
  route('attraction/:slug', 'routes/pages/attraction.tsx'),
  route('fasilitas', 'routes/pages/facilities.tsx'),
  route('fasilitas/:id', 'routes/pages/facility.tsx'),
  route('kuliner', 'routes/pages/culinary.tsx'),
  route('blog', 'routes/pages/articles.tsx'),
  route('blog/:slug', 'routes/pages/article.tsx'),
  route('blog/rss.xml', 'routes/resources/blog-feed.ts'),
  route('contact', 'routes/pages/contact.tsx'),
  route('cara-pesan', 'routes/pages/how-to-book.tsx'),
  route('english', 'routes/pages/english.tsx'),
  route('offline', 'routes/pages/offline.tsx'),
  route('cari.json', 'routes/resources/suggestions.ts'),

  // Redirects for links to other URLs of the same pages.
  route('wisata-atraksi', 'routes/redirects/attractions.ts'),
  route('events', 'routes/redirects/events.ts'),
  route('makanan/:slug', 'routes/redirects/dish.ts'),

  // To a WhatsApp chat.
  route('rencana/pesan/:language?', 'routes/redirects/plan-order.ts'),

  route('qr/:type/:slug.svg', 'routes/resources/order-qr.ts'),
  route('storage/*', 'routes/resources/storage.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('manifest.webmanifest', 'routes/resources/manifest.ts'),
  route('sw.js', 'routes/resources/service-worker.ts'),

  route('healthz', 'routes/resources/health.ts'),
  route('readyz', 'routes/resources/ready.ts'),

  route('*', 'routes/pages/not-found.tsx'),
] satisfies RouteConfig;

/**
 * Their ids name the build (vite.config.ts): the browser's requests for data have the id of a page's route in their URL, so
 * that no cache ever hands the data of one build to the components of another.
 */
export default routes.map((one) => ({ ...one, id: `${one.file.replace(/\.tsx?$/, '')}.${process.env.BUILD_ID}` }));
