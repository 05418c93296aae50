import { startSampleAdmin } from '../../sample-admin/server';
import { get } from '../../tests/support/isolated-site';
import { startSite } from '../../tests/support/start-site';
import { textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { elementsOf } from '../support/html';

const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
];

/** The lifetime of a page that changes at midnight is the time until then. */
const withoutSeconds = (value: string | null) => value?.replace(/(s-maxage)=\d+/, '$1');

test('the same build under plain remix-serve returns the same status, heading and headers', async () => {
  const admin = await startSampleAdmin();
  // Pages contain the site's URL.
  const env = { ADMIN_HOST: admin.url, SITE_URL: 'https://www.jelajahi.example', STREAM_AFTER_MS: '60000' };
  const sites = [await startSite(env), await startSite(env, 'remix-serve')];
  try {
    for (const path of ['/', '/tiket?kategori=Cargo', '/tiket/13', '/contact', '/tidak-ada', '/event.data']) {
      const responses = await Promise.all(
        sites.map(async ({ url }) => {
          const { status, text, headers } = await get(url + path);
          const heading = elementsOf(text, 'h1').map(textOf).join();
          return { status, heading, headers: SECURITY_HEADERS.map((name) => withoutSeconds(headers.get(name))) };
        }),
      );
      expect.soft(responses[1], path).toEqual(responses[0]);
    }
  } finally {
    await Promise.all([...sites.map((site) => site.stop()), admin.close()]);
  }
});
