import { AppLink } from '~/components/app-link';
import { contentTypes } from '~/definitions/registry';
import { howToBookPage } from '~/definitions/site-pages';
import { OfficialContacts } from '../official-contacts';
import { TextSection } from '../text-section';

export const englishTitle = 'How to book with us, in English';
export const englishLead =
  'Our pages are in Indonesian; your browser can translate them. Booking is a chat with a person, and we answer in English too.';

const greeting = 'Hello, I am planning a holiday in Bali and have a question.';

/** The most frequent words of the pages. */
const glossary = [
  ['harga', 'price'],
  ['per orang', 'per person'],
  ['hari', 'day'],
  ['malam', 'night'],
  ['mulai dari', 'starting from'],
  ['perkiraan', 'estimate'],
  ['termasuk', 'included'],
  ['tidak termasuk', 'not included'],
  ['sopir', 'driver'],
  ['lepas kunci', 'self-drive'],
  ['tersedia', 'available'],
  ['habis', 'sold out'],
] as const;

/** How booking by chat works, the official numbers, and the terms in short, for guests from abroad. */
export function EnglishPage() {
  return (
    <div lang="en" className="page-column max-w-4xl stack-12 pt-8 pb-16">
      <div>
        <h1 className="text-3xl">{englishTitle}</h1>
        <p className="mt-3 max-w-2xl">{englishLead}</p>
      </div>
      <TextSection title="Three steps">
        <ol className="list-decimal stack-3 pl-5 marker:font-bold marker:text-lagoon-700">
          <li>
            Open a page you like and add your dates and group size. Under the order button, tap{' '}
            <strong>Ask in English</strong>.
          </li>
          <li>WhatsApp opens with the message written for you. You send it; this site sends and stores nothing.</li>
          <li>We answer with availability, the final price and how to pay. You book when you say yes in the chat.</li>
        </ol>
        <p className="mt-4">
          Several things at once? Collect them with <strong lang="id">Rencana</strong>, your plan, and ask for all of
          them in one message.
        </p>
      </TextSection>
      <TextSection title="Our official numbers">
        <p>Only these two numbers are ours. Please ignore offers from any other.</p>
        <OfficialContacts message={greeting} />
      </TextSection>
      <TextSection title="Terms in short">
        <ul className="list-disc stack-2 pl-5">
          <li>
            Prices are in Indonesian rupiah: Rp&nbsp;1.000.000 is one million. They may change; the price in the chat is
            the one that counts.
          </li>
          <li>Booking costs no fee. You pay by bank transfer, after we have confirmed.</li>
          <li>Tour packages: the deposit is not refunded, and the rest is due before departure.</li>
          <li>Cars come with a driver on request; ask for the fee.</li>
          <li>Vehicles: cancel up to 3 days before departure and get 50% back.</li>
          <li>Tickets and entrance fees are not refunded after purchase.</li>
          <li>Stays, events and event equipment: we send you the rule before you pay.</li>
        </ul>
        <p className="mt-4">
          <AppLink to={howToBookPage.path} hrefLang="id" className="text-link">
            The same in Indonesian
          </AppLink>
        </p>
        <p className="mt-4">Each page has its full rules in Indonesian; ask us about anything that matters to you.</p>
      </TextSection>
      <TextSection title="Words you will meet">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {glossary.map(([word, meaning]) => (
            <div key={word} className="contents">
              <dt lang="id" className="font-semibold text-sea-900" translate="no">
                {word}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </TextSection>
      <TextSection title="What we have">
        <p className="mb-4">These pages are in Indonesian.</p>
        <ul className="flex flex-wrap gap-2.5">
          {Object.values(contentTypes).map(({ path, englishName }) => (
            <li key={path}>
              <AppLink
                prefetch="intent"
                to={path}
                className="inline-flex min-h-11 items-center rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold text-sea-900 no-underline hover:border-lagoon-600"
              >
                {englishName}
              </AppLink>
            </li>
          ))}
        </ul>
      </TextSection>
    </div>
  );
}
