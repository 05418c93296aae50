import { startSampleAdmin } from '../../sample-admin/server';
import { get } from '../../test-support/isolated-site';
import { startSite } from '../../test-support/start-site';
import { expect, test } from '../fixtures/test';

const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cache-Control',
];

test('the same build under plain remix-serve answers the same: status, heading, headers', async () => {
  const admin = await startSampleAdmin();
  // The site's own URL is part of its pages.
  const env = { ADMIN_HOST: admin.url, SITE_URL: 'https://www.jelajahi.example', STREAM_AFTER_MS: '60000' };
  const sites = [await startSite(env), await startSite(env, 'remix-serve')];
  try {
    for (const path of ['/', '/tiket?kategori=Cargo', '/tiket/13', '/contact', '/tidak-ada', '/event.data']) {
      const answers = await Promise.all(
        sites.map(async ({ url }) => {
          const { status, text, headers } = await get(url + path);
          const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1];
          return { status, heading, headers: SECURITY_HEADERS.map((name) => headers.get(name)) };
        }),
      );
      expect.soft(answers[1], path).toEqual(answers[0]);
    }
  } finally {
    await Promise.all([...sites.map((site) => site.stop()), admin.close()]);
  }
});
