import { useLocation } from '@remix-run/react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { ExternalLink } from '~/components/external-link';
import { HiddenParams } from '~/components/hidden-params';
import { Icon } from '~/components/icon';
import { SearchForm } from '~/components/search-input';
import { useSite } from '~/components/use-site';
import { contentTypes } from '~/definitions/registry';
import { truncateEncoded, whatsappLink } from '~/lib/whatsapp';
import empty from './empty.svg';
import error from './error.svg';

const drawings = { empty, error };

/** The drawing of an empty state (a flower offering) or of an error state (a boat on a calm sea). */
export function Illustration({ name, className }: { name: keyof typeof drawings; className: string }) {
  return <img src={drawings[name]} alt="" width={200} height={140} className={className} />;
}

/** A button that reloads the current URL, also without JavaScript. */
export function RetryButton() {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname}>
      <HiddenParams href={pathname + search} />
      <button type="submit" className={button('primary')}>
        Coba Lagi
      </button>
    </form>
  );
}

const destinations = [contentTypes.packages, contentTypes.attractions, contentTypes.accommodations, contentTypes.blog];
const MAX_LINKS = 3;

/** Links for empty and error states: search, three lists and a WhatsApp contact. */
export function RecoveryLinks({ topic, search = true }: { topic: string; search?: boolean }) {
  const { pathname } = useLocation();
  const { digits } = useSite().whatsappContacts[0].phone;
  return (
    <div data-recovery="" className="flex w-full max-w-xl flex-col items-center gap-5">
      {search && <SearchForm label="Cari di situs ini" />}
      <ul className="flex flex-wrap justify-center gap-x-6">
        {destinations
          .filter((contentType) => contentType.path !== pathname)
          .slice(0, MAX_LINKS)
          .map((contentType) => (
            <li key={contentType.path}>
              <AppLink prefetch="intent" to={contentType.path} className="inline-flex min-h-11 items-center text-link">
                {contentType.title}
              </AppLink>
            </li>
          ))}
      </ul>
      <ExternalLink
        href={whatsappLink(digits, question(topic))}
        className="inline-flex min-h-11 items-center gap-2 font-bold text-leaf-600 underline underline-offset-4"
      >
        <Icon name="whatsapp" />
        Tanyakan lewat WhatsApp
      </ExternalLink>
    </div>
  );
}

function question(topic: string): string {
  const what = topic.trim() === '' ? 'sesuatu' : `“${truncateEncoded(topic.trim())}”`;
  return `Halo, saya mencari ${what} di situs Anda. Bisa dibantu?`;
}
