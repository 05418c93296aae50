import type { Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { apiCalls } from '../support/api-calls';
import { gotoHydrated, holdRequests, hydrated, SCRIPTS, stubWhatsapp } from '../support/goto-hydrated';

const input = {
  Nama: 'Budi & Sari',
  'E-mail': 'budi@keluarga.example',
  'Nomor telepon': '0812 3456 7890',
  Tujuan: 'Ubud + Nusa Penida',
  Pesan: 'Berdua, 5 hari.\nAda kolam renang? 100% santai.',
};

const field = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label });

async function fill(page: Page, values: Partial<Record<keyof typeof input, string>>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const send = (page: Page) => page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click();
const untouched = Object.fromEntries(Object.keys(input).map((label) => [label, '']));

/** Asserts each field's accessible description, which is also visible text. */
async function expectDescriptions(page: Page, expected: Partial<Record<keyof typeof input, string>>, when: string) {
  for (const label of Object.keys(input)) {
    const message = expected[label as keyof typeof input] ?? '';
    const expectField = expect.soft(field(page, label), `${label} ${when}`);
    await expectField.toHaveAccessibleName(label);
    await expectField.toHaveAccessibleDescription(message);
    await expectField.toHaveAttribute('aria-invalid', message ? 'true' : 'false');
  }
  const messages = page.getByRole('main').getByText(/^(Mohon diisi|Alamat e-mail belum)/);
  await expect.soft(messages.filter({ visible: true }), when).toHaveText(Object.values(expected));
}

test('before hydration the trip form sends nothing and keeps its input', async ({ page, context }) => {
  await stubWhatsapp(context);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/contact', { waitUntil: 'commit' });
  const documents: string[] = [];
  const leaked: string[] = [];
  page.on('request', (request) => {
    const sent = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(sent);
    if (/budi|Nusa|3456/i.test(sent)) leaked.push(sent);
  });

  await fill(page, input);
  const link = page.getByRole('main').getByRole('link', { name: 'Rencanakan lewat WhatsApp' });
  await expect.soft(link).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=Halo/);
  await field(page, 'Nama').press('Enter');
  // Fills the field like a password manager.
  await field(page, 'Pesan').evaluate((element: HTMLTextAreaElement) => element.form?.requestSubmit());
  release();
  await hydrated(page);
  for (const [label, value] of Object.entries(input)) {
    await expect.soft(field(page, label)).toHaveValue(value);
  }
  expect.soft(documents, 'pages loaded').toEqual([]);
  expect.soft(leaked, 'requests with form input').toEqual([]);
  await expect(page).toHaveURL('/contact');

  const opened = context.waitForEvent('page');
  await send(page);
  await expect.poll(async () => (await opened).url()).toContain(encodeURIComponent(input['E-mail']));
});

test.describe('on a phone', () => {
  withAndWithoutJavaScript((open) => {
    test.use({ viewport: { width: 360, height: 780 } });

    test('the first view leads to the trip form', async ({ page }) => {
      await open(page, '/contact');
      const link = page.getByRole('main').getByRole('link', { name: 'Isi formulir' });
      await expect(link).toBeInViewport({ ratio: 1 });
      const heading = page.getByRole('heading', { name: 'Rencanakan Perjalanan Anda' });
      await expect(heading).not.toBeInViewport();
      await link.click();
      await expect(heading).toBeInViewport();
    });
  });
});

test.describe('the trip form', () => {
  test.beforeEach(async ({ page, context }) => {
    await stubWhatsapp(context);
    await gotoHydrated(page, '/contact');
  });

  test('filled in by keyboard, it opens a WhatsApp message with every field in a new tab and keeps its input', async ({
    page,
    context,
    site,
  }) => {
    const posted: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));
    site.admin.clearCalls();
    await field(page, 'Nama').focus();
    await page.keyboard.type(input.Nama);
    for (const value of Object.values(input).slice(1)) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const chat = await opened;
    await chat.waitForURL(/wa\.me/);
    const url = new URL(chat.url());
    expect(url.origin + url.pathname).toBe('https://wa.me/6281200000001');
    for (const [label, expected] of Object.entries(input)) {
      expect.soft(url.searchParams.get('text'), label).toContain(expected);
      await expect.soft(field(page, label), label).toHaveValue(expected);
    }
    await expect(page).toHaveURL('/contact');
    expect(posted).toEqual([]);
    expect(apiCalls(site.admin)).toEqual([]);
  });

  test('after the first submit it shows one message on the page for each empty field and an invalid e-mail address', async ({
    page,
    context,
  }) => {
    await expect(field(page, 'Nomor telepon')).toHaveAttribute('type', 'tel');
    await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email');
    // The browser shows its own bubble at a field unless the `invalid` event's default is prevented.
    const bubbles: string[] = [];
    await page.exposeFunction('tellBubble', (name: string) => bubbles.push(name));
    await page.evaluate(() => {
      const onInvalid = (event: Event) =>
        queueMicrotask(() => {
          if (!event.defaultPrevented) Reflect.get(window, 'tellBubble')((event.target as Element).id);
        });
      document.addEventListener('invalid', onInvalid, true);
    });

    await field(page, 'Nama').fill('Budi');
    await field(page, 'Nama').fill('');
    await field(page, 'E-mail').fill('budi');
    await field(page, 'Tujuan').fill('Ubud');
    await expectDescriptions(page, {}, 'before');

    await send(page);
    const missing = 'Mohon diisi.';
    const malformed = 'Alamat e-mail belum lengkap, contoh nama@email.com';
    await expect(field(page, 'Nama')).toBeFocused();
    const wrong = { Nama: missing, 'E-mail': malformed, 'Nomor telepon': missing, Pesan: missing };
    await expectDescriptions(page, wrong, 'after');

    await fill(page, { ...input, Tujuan: '', Pesan: '  \n ' });
    await expectDescriptions(page, { Tujuan: missing, Pesan: missing }, 'during correction');
    await send(page);
    await expect(field(page, 'Tujuan')).toBeFocused();
    await fill(page, { ...untouched, Pesan: input.Pesan });
    const emptied = { Nama: missing, 'E-mail': missing, 'Nomor telepon': missing, Tujuan: missing };
    await expectDescriptions(page, emptied, 'emptied');

    for (const [label, value] of [...Object.keys(input).map((label) => [label, '']), ['E-mail', 'budi']] as const) {
      await fill(page, { ...input, [`${label}`]: value });
      await send(page);
      await expect.soft(field(page, `${label}`), `${label}: “${value}”`).toBeFocused();
    }
    for (const [label, kept] of Object.entries({ ...input, 'E-mail': 'budi' })) {
      await expect.soft(field(page, label)).toHaveValue(kept);
    }
    expect(bubbles).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
});
