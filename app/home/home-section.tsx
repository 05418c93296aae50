import { Card } from '~/listing/card';
import { CardFacts } from '~/listing/card-facts';
import { button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { PageLink } from '~/ui/page-link';
import { PosterCard } from './poster-card';
import { RowCard } from './row-card';
import type { HomeCard, HomeSection as View } from './view.server';

// A poster is higher than its picture is, so that more of the picture's width is asked for than is shown.
const MOSAIC_SIZES = '(min-width: 640px) 30rem, 28.5rem';
const ROW_SIZES = '(min-width: 640px) 32rem, 28.5rem';

interface Head {
  title: string;
  lead: string;
  all: string;
  ground: string;
  /** How its cards are laid out: no section looks like its neighbour. */
  Cards: (props: { cards: readonly HomeCard[] }) => JSX.Element;
}

const heads: Record<View['key'], Head> = {
  packages: {
    title: 'Paket Tour Terbaik',
    lead: 'Tiga perjalanan dengan nilai tertinggi dari tamu kami.',
    all: '/paket-tour',
    ground: '',
    Cards: CardGrid,
  },
  attractions: {
    title: 'Atraksi Populer',
    lead: 'Tempat yang paling sering diminta tamu kami.',
    all: '/wisata-atraksi',
    ground: 'bg-cream-100',
    Cards: PosterMosaic,
  },
  accommodation: {
    title: 'Akomodasi Terbaik',
    lead: 'Menginap di tempat yang kami kenal pemiliknya.',
    all: '/akomodasi',
    ground: '',
    Cards: CardGrid,
  },
  transport: {
    title: 'Transportasi Terbaik',
    lead: 'Dari skuter sampai bus besar, harga jelas per hari.',
    all: '/transportasi',
    ground: 'bg-lagoon-50',
    Cards: Rows,
  },
  events: {
    title: 'Event Terdekat',
    lead: 'Yang akan berlangsung di pulau ini sebentar lagi.',
    all: '/events',
    ground: '',
    Cards: PosterRow,
  },
};

/** One of home's five sections (specification 2). */
export function HomeSection({ view }: { view: View }) {
  const { title, lead, all, ground, Cards } = heads[view.key];
  return (
    <section className={`overflow-x-clip py-14 lg:py-20 ${ground}`}>
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:flex-nowrap">
          <div>
            <h2 className="text-3xl">{title}</h2>
            <p className="mt-2">{lead}</p>
          </div>
          {view.all && (
            <PageLink href={all} className={button('quiet')} aria-label={`Lihat Semua ${title}`}>
              Lihat Semua
              <Icon name="arrow-right" className="size-4" />
            </PageLink>
          )}
        </div>
        {view.cards.length === 0 ? (
          <p className="mt-8 rounded-card bg-white p-8 text-center">Tidak ada data untuk ditampilkan</p>
        ) : (
          <Cards cards={view.cards} />
        )}
      </div>
    </section>
  );
}

function CardGrid({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li
          key={`${index} ${card.href}`}
          className={`flex ${standsAlone(card, cards) ? 'sm:max-lg:col-span-2' : ''}`}
        >
          <Card
            card={card}
            first={false}
            wide={standsAlone(card, cards)}
            price={card.price}
            rating={card.rating}
            missing="Gambar Tidak Tersedia"
            heading="h3"
          >
            {card.location && <CardFacts facts={[['map-pin', card.location]]} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Six posters: one large, two beside it, three below; on phones a row to swipe through. */
function PosterMosaic({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <SwipeRow>
      {cards.map((card, index) => (
        <li
          key={`${index} ${card.href}`}
          className={`aspect-3/4 w-64 shrink-0 snap-start sm:aspect-auto sm:h-80 sm:w-auto ${index === 0 ? 'lg:col-span-2 lg:row-span-2 lg:h-auto' : ''}`}
        >
          <PosterCard
            card={card}
            sizes={index === 0 ? `(min-width: 1024px) 56rem, ${MOSAIC_SIZES}` : MOSAIC_SIZES}
          />
        </li>
      ))}
    </SwipeRow>
  );
}

function PosterRow({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <SwipeRow>
      {cards.map((card, index) => {
        const alone = standsAlone(card, cards);
        return (
          <li
            key={`${index} ${card.href}`}
            className={`aspect-3/4 w-64 shrink-0 snap-start sm:aspect-auto sm:h-96 sm:w-auto ${alone ? 'sm:max-lg:col-span-2' : ''}`}
          >
            <PosterCard
              card={card}
              sizes={alone ? `(min-width: 1024px) 32rem, (min-width: 640px) 92vw, ${ROW_SIZES}` : ROW_SIZES}
            />
          </li>
        );
      })}
    </SwipeRow>
  );
}

/** Whether a card is the last of an odd number: in two columns it takes both. */
const standsAlone = (card: HomeCard, cards: readonly HomeCard[]) =>
  cards.length % 2 === 1 && card === cards.at(-1);

function SwipeRow({ children }: { children: React.ReactNode }) {
  return (
    <ul className="mt-8 gap-4 max-sm:bleed max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:pb-4 no-scrollbar sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {children}
    </ul>
  );
}

function Rows({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <ul className="mt-8 grid gap-4">
      {cards.map((card, index) => (
        <li key={`${index} ${card.href}`} className="flex">
          <RowCard card={card} />
        </li>
      ))}
    </ul>
  );
}
