import { button } from '~/components/button';
import { Spinner } from '~/components/feedback/spinner';
import { Icon } from '~/components/icon';
import { PageHero } from '~/components/page-hero';
import { contentTypes } from '~/content-types/registry';
import { Accordion } from '~/detail-page/accordion';
import { FactRow, FactTiles, FeatureList } from '~/detail-page/facts';
import { DetailLoading } from '~/detail-page/loading';
import { Notes } from '~/detail-page/notes';
import { OrderCard } from '~/detail-page/order-card';
import { Card } from '~/list-page/card';
import { CardFacts, FacilityChips } from '~/list-page/card-facts';
import { CategoryChips } from '~/list-page/chips';
import { EmptyState } from '~/list-page/empty-state';
import { ListError } from '~/list-page/list-error';
import { CardsLoading } from '~/list-page/loading';
import { PosterCard } from '~/pages/home/poster-card';
import { RowCard } from '~/pages/home/row-card';

const colours = [
  'bg-sea-950',
  'bg-sea-900',
  'bg-sea-700',
  'bg-lagoon-700',
  'bg-lagoon-600',
  'bg-lagoon-100',
  'bg-marigold-400',
  'bg-marigold-100',
  'bg-terracotta-700',
  'bg-cream-50',
  'bg-cream-200',
  'bg-ash-700',
  'bg-whatsapp',
];

const long =
  'Judul yang sangat panjang sekali untuk melihat bagaimana dua baris terpotong dengan rapi di dalam kartu';
const card = {
  href: '#',
  title: 'Sawah Jatiluwih Pagi Hari',
  image: 'suasana/sawah-jatiluwih-pagi.jpg',
  category: 'Wisata Alam',
};
const home = { ...card, price: 'Rp 100.000', rating: 4.8, location: 'Penebel, Tabanan' };
const facts = [
  { icon: 'users', label: 'Kapasitas', value: '6 orang' },
  { icon: 'clock', label: 'Durasi', value: '3 hari 2 malam' },
] as const;

const price = { prefix: 'Start From', amount: 'Rp 450.000', suffix: 'per hari' };

/** Every component in every state, at `/_gaya` in development only. */
export default function StyleGuideRoute() {
  return (
    <>
      <PageHero title="Gaya" lead="Setiap bagian tampilan dalam setiap keadaannya." />
      <div className="page space-y-14 py-12">
        <Part name="Warna">
          <ul className="flex flex-wrap gap-3">
            {colours.map((colour) => (
              <li key={colour} className="text-xs">
                <span className={`block size-20 rounded-card border border-cream-300 ${colour}`} />
                {colour.slice(3)}
              </li>
            ))}
          </ul>
        </Part>
        <Part name="Huruf">
          <p className="font-display text-4xl text-sea-900">Jelajahi</p>
          <p className="font-display text-3xl text-sea-900">Pulau Dewata</p>
          <p className="font-display text-2xl text-sea-900">Pulau Dewata</p>
          <p className="text-xl">Teks besar</p>
          <p>Teks biasa dengan Rp 1.400.000 di dalamnya.</p>
          <p className="text-sm">Teks kecil</p>
        </Part>
        <Part name="Tombol">
          <div className="flex flex-wrap gap-3">
            {(['primary', 'accent', 'quiet', 'whatsapp'] as const).map((variant) => (
              <button key={variant} type="button" className={button(variant)}>
                {variant}
                <Icon name="arrow-right" />
              </button>
            ))}
            <span className="rounded-full bg-sea-900 p-1">
              <button type="button" className={button('onDark')}>
                onDark
              </button>
            </span>
          </div>
          <CategoryChips labels={['Thematic', 'Religious', 'Wisata Alam']} current="Religious" />
        </Part>
        <Part name="Kartu">
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            <li className="flex">
              <Card card={card} priority={false} price="Start From Rp 750.000/hari" rating={4.8} heading="h3">
                <CardFacts facts={[['users', '6 orang']]} />
                <FacilityChips names={['Wifi', 'AC', 'Sopir']} more={2} />
              </Card>
            </li>
            <li className="flex">
              <Card
                card={{ ...card, title: long, image: undefined }}
                priority={false}
                price="Rp 999.999.999"
                heading="h3"
              />
            </li>
            <li className="h-80">
              <PosterCard card={home} sizes="24rem" />
            </li>
          </ul>
          <RowCard card={home} />
        </Part>
        <Part name="Rincian">
          <FactRow facts={facts} />
          <FactTiles facts={facts} />
          <FeatureList items={[{ icon: 'wifi', text: 'Wifi' }]} empty="" />
          <Accordion name="gaya" items={[{ title: 'Pertanyaan', body: 'Jawaban' }]} />
          <div className="grid gap-6 sm:grid-cols-2">
            <OrderCard order={{ price, href: '#' }} />
            <OrderCard order={{ price, href: '#', soldOut: true }} />
            <OrderCard order={{ price: { amount: 'Tanyakan harga' }, href: '#' }} />
            <OrderCard order={{ price: { amount: 'Gratis' }, href: '#' }} />
            <Notes notes={['Sebuah catatan.']} />
          </div>
        </Part>
        <Part name="Keadaan">
          <CardsLoading contentType={contentTypes.packages} />
          <DetailLoading contentType={contentTypes.packages} pathname={contentTypes.packages.detailPath} />
          <Spinner label="Memuat data..." />
          <EmptyState message="Tidak ada tiket di kategori ini." query="tiket" />
          <ListError error={{ code: 'timeout' }} query="tiket" />
        </Part>
      </div>
    </>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="space-y-5">
      <h2 className="border-b border-cream-300 pb-2 text-2xl">{name}</h2>
      {children}
    </section>
  );
}
