import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { Deferred } from '~/components/deferred';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { ClosingCta } from '~/pages/home/closing-cta';
import { ErrorBanner } from '~/pages/home/error-banner';
import { FoodBlock, FoodLoading } from '~/pages/home/food-block';
import { HomeHero } from '~/pages/home/hero';
import { HomeSection, HomeSectionLoading, homeSectionKeys } from '~/pages/home/home-section';
import { homeLoader } from '~/pages/home/loader.server';
import { pageMeta, siteOf, travelAgency } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

export const loader = homeLoader;

export const headers = forwardLoaderHeaders;

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) => {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: site?.name ?? 'Jelajahi Bali',
    suffix: 'Paket Tour, Akomodasi, Transportasi & Wisata',
    description:
      'Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati. Paket tour, penginapan, kendaraan, tiket, dan acara di Bali.',
    path: '/',
    data: site ? [travelAgency(site)] : [],
  });
};

export default function HomeRoute() {
  const { sections, food, errors, lateErrors } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero />
      <Deferred value={lateErrors ?? errors} fallback={<ErrorBanner messages={errors} />}>
        {(lines) => <ErrorBanner messages={lines} />}
      </Deferred>
      {homeSectionKeys.map((key) => (
        <Deferred key={key} value={sections[key]} fallback={<HomeSectionLoading of={key} />}>
          {(view) => <HomeSection of={key} view={view} />}
        </Deferred>
      ))}
      <Deferred value={food} fallback={<FoodLoading />}>
        {(dishes) => <FoodBlock food={dishes} />}
      </Deferred>
      <ClosingCta />
    </>
  );
}

export const ErrorBoundary = () => (
  <RouteErrorBoundary message="Gagal memuat data. Silakan coba lagi nanti." />
);
