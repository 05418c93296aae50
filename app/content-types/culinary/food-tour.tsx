import { OrderLink } from '~/booking/order-link';
import { Icon, type IconName } from '~/components/icon';
import { useSite } from '~/components/use-site';
import { whatsappLink } from '~/lib/whatsapp';

/** The food tour's price. */
const PRICE = 'Rp 1.400.000';

const facts: readonly [IconName, string][] = [
  ['clock', '3.5 jam'],
  ['utensils', '3-5 tempat makan'],
  ['users', 'Maksimal 8 orang per grup'],
  ['compass', 'Pemandu lokal'],
  ['circle-check', 'Semua termasuk (makanan dan minuman)'],
];

/** Returns the WhatsApp booking link of the food tour. */
export const foodTourHref = (digits: string) =>
  whatsappLink(
    digits,
    `Halo, saya ingin memesan Food Tour Bali (${PRICE}). Apakah ada jadwal yang tersedia? Terima kasih.`,
  );

/** The guided food tour and its booking link. */
export function FoodTour() {
  const { digits } = useSite().whatsappContacts[0].phone;
  return (
    <section className="focus-on-dark bg-sea-900 text-cream-100">
      <div className="page-column grid gap-8 py-14 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 className="text-3xl text-white" lang="en">
            Food Tour
          </h2>
          <p className="mt-4 max-w-xl text-lg text-cream-200">
            Setengah hari menyusuri warung dan pasar bersama orang yang besar di sana: mencicipi, bertanya, dan pulang
            dengan perut kenyang.
          </p>
          <OrderLink href={foodTourHref(digits)} className="mt-8 max-sm:gap-2 max-sm:px-3 max-sm:text-sm">
            <span>
              <span lang="en">Booking Food Tour</span> -{' '}
              <span className="inline-block" translate="no">
                {PRICE}
              </span>
            </span>
          </OrderLink>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2">
          {facts.map(([icon, text]) => (
            <li
              key={text}
              className="flex gap-3 rounded-card border border-white/15 bg-white/5 p-4 sm:last:odd:col-span-2"
            >
              <Icon name={icon} className="text-marigold-400" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
