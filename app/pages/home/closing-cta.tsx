import { button } from '~/components/button';
import { Icon } from '~/components/icon';
import { PageLink } from '~/components/page-link';

/** The call to action at the end of home (specification 2). */
export function ClosingCta() {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="page flex flex-col items-center py-20 text-center lg:py-28">
        <h2 className="max-w-2xl text-3xl">Bali menunggu, dan kami tahu jalannya</h2>
        <p className="mt-4 max-w-xl text-lg">
          Mulailah dari satu tempat yang ingin Anda lihat. Selebihnya kita rangkai bersama lewat WhatsApp.
        </p>
        <PageLink href="/wisata-atraksi" className={button('primary', 'mt-8')}>
          Mulai Petualangan
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </section>
  );
}
