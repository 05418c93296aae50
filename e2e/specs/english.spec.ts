import type { Locator } from 'playwright/test';
import { get } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { headOf } from '../support/html';

// Help in English. Messages: tests/content-types/whatsapp-messages.test.ts, tests/plan/plan-message.test.ts.

test.use({ javaScriptEnabled: false });

test('the English page declares its language to browsers, search engines and link previews', async ({ page, site }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL('/english');
  const heading = page.getByRole('heading', { level: 1, name: 'How to book with us, in English' });
  expect(await languageOf(heading)).toBe('en');
  expect(await languageOf(page.getByRole('contentinfo').getByRole('heading').first())).toBe('id');
  const { text } = await get(`${site.url}/english`);
  expect(headOf(text)['og:locale']).toBe('en_US');
  expect(headOf((await get(`${site.url}/transportasi`)).text)['og:locale']).toBe('id_ID');
  for (const number of ['6281200000001', '6281200000002']) {
    const chat = page.getByRole('main').getByRole('link', { name: new RegExp(`\\+62 812-0000-000${number.at(-1)}`) });
    await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${number}\\?text=Hello`));
  }
  for (const name of ['Three steps', 'Our official numbers', 'Terms in short']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('every order is offered in English too', async ({ page }) => {
  for (const [path, ...contents] of [
    ['/transportasi/toyota-avanza', /Toyota Avanza/],
    ['/rencana?isi=transportasi-14,paket-1', /transportasi-14,paket-1/],
    ['/bandingkan?isi=transportasi-14,transportasi-15', /transportasi\//, /transportasi\//],
  ] as const) {
    await page.goto(path);
    const english = page.getByRole('main').getByRole('link', { name: /^Ask in English/ });
    await expect.soft(english, path).toHaveCount(contents.length);
    for (const [index, content] of contents.entries()) {
      const message = new URL((await english.nth(index).getAttribute('href')) ?? '').searchParams.get('text');
      expect.soft(message, path).toMatch(/^Hello/);
      expect.soft(message, path).toMatch(content);
      expect.soft(await languageOf(english.nth(index)), path).toBe('en');
    }
  }
});

const languageOf = (locator: Locator) => locator.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
