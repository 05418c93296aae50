import type { BrowserContext } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

/** Records and answers the requests to Google, since tests have no network. */
async function watchGoogle(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => /google/i.test(url.hostname),
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Peta Google</p>' });
    },
  );
  return requests;
}

test('a package’s map loads when its `<details>` opens, and the contact page’s map when it is in view', async ({
  page,
  context,
}) => {
  const requests = await watchGoogle(context);
  await gotoHydrated(page, '/paketdetail/pesona-ubud');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByText('Tampilkan peta').click();
  const frame = page.getByTitle('Peta Pesona Ubud');
  await expect(frame.contentFrame().getByText('Peta Google')).toBeVisible();
  expect(requests).toEqual(['https://www.google.com/maps?q=Ubud,Bali&output=embed']);
  await page.getByText('Tampilkan peta').click();
  await expect(frame).toBeHidden();

  await page.goto('/contact');
  await page.getByTitle('Peta kantor').scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Peta kantor').contentFrame().getByText('Peta Google')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link replaces a package’s map', async ({ page, context }) => {
    const requests = await watchGoogle(context);
    await page.goto('/paketdetail/pesona-ubud');
    await expect(page.getByText('Tampilkan peta')).toBeHidden();
    const links = page.getByRole('main').getByRole('link', { name: /^Buka di Google Maps/ });
    await expect(links).toHaveCount(2);
    await expect(links.last()).toBeVisible();
    expect(requests).toEqual([]);
  });
});
