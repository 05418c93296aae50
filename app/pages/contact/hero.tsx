import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { Icon } from '~/components/icon';
import { PageHero } from '~/components/page-hero';

export const contactTitle = 'Hubungi Kami';
export const contactLead =
  'Ceritakan rencana Anda, sekecil apa pun. Kami menjawab sendiri, dengan nama dan nomor yang tertera di sini.';

const stats = [
  ['10K+', 'wisatawan bahagia'],
  ['50+', 'destinasi'],
  ['24/7', 'dukungan'],
] as const;

/** The `id` of the trip form's section. */
export const TRIP_FORM_ID = 'rencana';

/** The contact page's hero with its statistics, and a link to the form if that is far below. */
export function ContactHero() {
  return (
    <PageHero title={contactTitle} name={contactTitle} path="/contact" lead={contactLead}>
      <AppLink to={`#${TRIP_FORM_ID}`} className={button('accent', 'no-print mt-6 lg:hidden')}>
        Isi formulir
        <Icon name="chevron-down" />
      </AppLink>
      <dl className="mt-8 grid max-w-md grid-cols-[auto_auto_auto] justify-between gap-4">
        {stats.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-cream-200">{label}</dt>
            <dd className="font-display text-3xl font-semibold text-marigold-300">{figure}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  );
}
