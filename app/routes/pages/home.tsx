import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { Deferred } from '~/components/deferred';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { Icon } from '~/components/icon';
import { HomeHero } from '~/pages/home/hero';
import { HomeDishes, HomeDishesLoading } from '~/pages/home/home-dishes';
import { homeLoader } from '~/pages/home/home-loader.server';
import { ErrorBanner, HomeSection, HomeSectionLoading, homeSectionKeys } from '~/pages/home/home-section';
import { RecentlyViewedSlot } from '~/recent/recently-viewed-slot';
import { isIncomplete, pageMeta, siteOf, travelAgency } from '~/seo/meta';

export const loader = homeLoader;
export const meta = ({ matches, data }: Pick<MetaArgs<typeof loader>, 'matches' | 'data'>) => {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: site.name,
    suffix: 'Paket Tour, Akomodasi, Transportasi & Wisata',
    description:
      'Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati. Paket tour, penginapan, kendaraan, tiket, dan acara di Bali.',
    path: '/',
    noindex: isIncomplete(data),
    data: [travelAgency(site)],
  });
};

export default function HomeRoute() {
  const { sections, dishes, errors, allErrors } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero />
      <RecentlyViewedSlot className="page-column pt-8" />
      <Deferred value={allErrors ?? errors} fallback={<ErrorBanner errors={errors} />}>
        {(lines) => <ErrorBanner errors={lines} />}
      </Deferred>
      {homeSectionKeys.map((key) => (
        <Deferred key={key} value={sections[key]} fallback={<HomeSectionLoading section={key} />}>
          {(view) => <HomeSection section={key} view={view} />}
        </Deferred>
      ))}
      <Deferred value={dishes} fallback={<HomeDishesLoading />}>
        {(dishes) => <HomeDishes dishes={dishes} />}
      </Deferred>
      <section className="relative isolate overflow-hidden">
        <div className="page-column flex flex-col items-center py-20 text-center lg:py-28">
          <h2 className="max-w-2xl text-3xl">Bali menunggu, dan kami tahu jalannya</h2>
          <p className="mt-4 max-w-xl text-lg">
            Mulailah dari satu tempat yang ingin Anda lihat. Selebihnya kita rangkai bersama lewat WhatsApp.
          </p>
          <AppLink prefetch="intent" to="/wisata-atraksi" className={button('primary', 'mt-8')}>
            Mulai Petualangan
            <Icon name="arrow-right" />
          </AppLink>
        </div>
      </section>
    </>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary message="Gagal memuat data. Silakan coba lagi nanti." />;
