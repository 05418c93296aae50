import type { ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { contentTypes } from '~/definitions/registry';
import { whatsappLink } from '~/lib/whatsapp';

export const englishTitle = 'How to book with us, in English';
export const englishLead =
  'Our pages are in Indonesian; your browser can translate them. Booking is a chat with a person, and we answer in English too.';

const greeting = 'Hello, I am planning a holiday in Bali and have a question.';

/** How booking by chat works, the official numbers, and the terms in short, for guests from abroad. */
export function EnglishPage() {
  const { whatsappContacts } = useSite();
  return (
    <div lang="en" className="page-column max-w-4xl stack-12 pt-8 pb-16">
      <div>
        <h1 className="text-3xl">{englishTitle}</h1>
        <p className="mt-3 max-w-2xl">{englishLead}</p>
      </div>
      <Section title="Three steps">
        <ol className="list-decimal stack-3 pl-5 marker:font-bold marker:text-lagoon-700">
          <li>
            Open what you like, and add your date and how many you are. Under the order button, tap{' '}
            <strong>Ask in English</strong>.
          </li>
          <li>WhatsApp opens with the message written for you. You send it; this site sends and stores nothing.</li>
          <li>We answer with availability, the final price and how to pay. You book when you say yes in the chat.</li>
        </ol>
        <p className="mt-4">
          Several things at once? Collect them with <strong lang="id">Rencana</strong>, your plan, and ask for all of
          them in one message.
        </p>
      </Section>
      <Section title="Our official numbers">
        <p>Only these two numbers are ours. Please ignore offers from any other.</p>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {whatsappContacts.map((person, index) => (
            <li key={`${index} ${person.phone.digits}`}>
              <ExternalLink
                href={whatsappLink(person.phone.digits, greeting)}
                className="flex min-h-16 items-center gap-4 box p-4 no-underline hover:border-leaf-600"
              >
                <Icon name="whatsapp" className="size-6 text-leaf-600" />
                <span>
                  <span className="block font-bold text-sea-900" translate="no">
                    {person.name}
                  </span>
                  <span className="block text-lagoon-700 tabular underline underline-offset-4" translate="no">
                    {person.phone.display}
                  </span>
                </span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Terms in short">
        <ul className="list-disc stack-2 pl-5">
          <li>Prices are in Indonesian rupiah (Rp) and may change; the price in the chat is the one that counts.</li>
          <li>Booking costs no fee. You pay by bank transfer, after we have confirmed.</li>
          <li>Tour packages: the deposit is not refunded, and the rest is due before departure.</li>
          <li>Vehicles: cancel up to 3 days before departure and get 50% back.</li>
          <li>Tickets and entrance fees are not refunded after purchase.</li>
        </ul>
        <p className="mt-4">Each page has its full rules in Indonesian; ask us about anything that matters to you.</p>
      </Section>
      <Section title="What we have">
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
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
