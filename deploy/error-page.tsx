/** `npm run generate:nginx` writes `error.html`, the page of nginx's own errors, with the contacts of the configuration. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInfo } from '../app/lib/site-info.ts';
import { whatsappLink } from '../app/lib/whatsapp.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const ERROR_PAGE_FILE = here('error.html');

const style = readFileSync(here('error-page.css'), 'utf8');
const drawing = (file: string) => `data:image/svg+xml,${encodeURIComponent(readFileSync(here(file), 'utf8'))}`;
const question = 'Halo, situs Anda sedang tidak bisa dibuka. Bisa dibantu?';

/** The page's content security policy: only its own style and drawings. */
export const ERROR_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the HTML of the page. It needs no other file: perhaps only nginx is running. */
export function errorPage({ name, whatsappContacts, contact }: SiteInfo): string {
  const html = (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Halaman tidak bisa ditampilkan | ${name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <a className="brand" href="/">
            <img src={drawing('../public/favicon.svg')} alt="" width="36" height="36" />
            {name}
          </a>
        </header>
        <main>
          <img src={drawing('../app/components/feedback/error.svg')} alt="" width="200" height="140" />
          <h1>Halaman ini sedang tidak bisa ditampilkan</h1>
          <p>Silakan coba lagi sebentar lagi. Anda juga bisa langsung bertanya kepada kami.</p>
          <p className="ways">
            {/* biome-ignore lint/a11y/useValidAnchor: the URL that the visitor is at, with its query */}
            <a href="">Coba Lagi</a>
            <a href="/">Kembali ke Beranda</a>
          </p>
          <section aria-labelledby="nomor-resmi">
            <h2 id="nomor-resmi">Nomor Resmi Kami</h2>
            <p>Hanya dua nomor WhatsApp ini milik kami. Abaikan tawaran dari nomor lain.</p>
            <ul>
              {whatsappContacts.map((person) => (
                <li key={person.phone.digits}>
                  <a className="contact" href={whatsappLink(person.phone.digits, question)}>
                    <b translate="no">{person.name}</b>
                    <span>{person.speciality}</span>
                    <strong translate="no">{person.phone.display}</strong>
                  </a>
                </li>
              ))}
            </ul>
            <a className="mail" href={`mailto:${contact.email}`} translate="no">
              {contact.email}
            </a>
          </section>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(html)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The site's configuration requires it; the page does not use it.
  process.env.ADMIN_HOST ||= 'http://localhost';
  const { siteInfo } = await import('../app/server/site-info.server.ts');
  writeFileSync(ERROR_PAGE_FILE, errorPage(siteInfo));
}
