import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { button } from '~/components/button';
import { MapsLink, WhatsappLink } from '~/components/external-link';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { Icon } from '~/components/icon';
import { MapEmbed } from '~/components/map-embed';
import { useSite } from '~/components/use-site';
import { whatsappLink } from '~/lib/whatsapp';
import { ContactCards, OfficialNumbers, Socials } from '~/pages/contact/cards';
import { ContactHero, contactLead, contactTitle, TRIP_FORM_ID } from '~/pages/contact/hero';
import { TripForm } from '~/pages/contact/trip-form';
import { tripQuestion } from '~/pages/contact/trip-message';
import { breadcrumbs, pageMeta, siteOf, travelAgency } from '~/seo/meta';
import { config } from '~/server/env.server';

export const loader = () => ({ map: config.office.mapUrl });

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) => {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: contactTitle,
    description: contactLead,
    path: '/contact',
    data: [travelAgency(site), breadcrumbs(site, [{ name: contactTitle, path: '/contact' }])],
  });
};

export default function ContactRoute() {
  const { map } = useLoaderData<typeof loader>();
  const site = useSite();
  const [person] = site.whatsappContacts;
  return (
    <>
      <ContactHero />
      <div className="page-column grid grid-cols-1 gap-12 py-12 lg:grid-cols-5">
        <div className="stack-6 lg:col-span-2">
          <ContactCards site={site} />
          <OfficialNumbers site={site} />
          <Socials site={site} />
        </div>
        <section id={TRIP_FORM_ID} className="lg:col-span-3">
          <h2 className="mb-6 text-2xl">Rencanakan Perjalanan Anda</h2>
          <TripForm />
        </section>
      </div>
      <section className="page-column pb-14">
        <div className="mb-4 flex flex-wrap items-center gap-x-6">
          <h2 className="text-2xl">Kantor Kami</h2>
          <MapsLink title={site.name} location={site.office.address} />
        </div>
        <MapEmbed src={map} title="Peta kantor" />
      </section>
      <section className="focus-on-dark bg-sea-900 text-cream-100">
        <div className="page-column flex flex-col items-center gap-6 py-14 text-center">
          <h2 className="text-3xl text-white">Lebih mudah bicara langsung?</h2>
          <p className="text-lg text-cream-200">Kirim pesan atau telepon saja, kami siap menjawab.</p>
          <div className="flex flex-wrap justify-center gap-4">
            <WhatsappLink href={whatsappLink(person.phone.digits, tripQuestion)}>WhatsApp</WhatsappLink>
            <a href={`tel:+${person.phone.digits}`} className={button('onDark')}>
              <Icon name="phone" />
              Telepon
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary />;
