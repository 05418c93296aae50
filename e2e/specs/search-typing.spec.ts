import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, holdRequests } from '../support/goto-hydrated';
import { press } from '../support/keys';
import { box, enter, option, placeRecords } from '../support/search-box';

test.beforeEach(({ site }) => placeRecords(site.admin));

const entry = /\/assets\/entry\.client-/;
const combobox = /\/assets\/search-combobox-/;

/** Types a text into the box and moves the cursor before its last five characters. */
async function placeCursor(page: Page, field: Locator) {
  await field.pressSequentially('tanah lot');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
}

test('typed, composed and pasted texts are inserted at the cursor and searched for, and the cursor stays', async ({
  page,
  context,
}) => {
  await gotoHydrated(page, '/contact');
  await page.getByLabel('Nama').fill('rang');
  await page.getByLabel('Nama').press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await enter(page);
  await placeCursor(page, box(page));
  await page.keyboard.type('XYZ');
  await expect(box(page)).toHaveValue('tanaXYZh lot');
  await press(page, 'Backspace', 'Delete');
  await page.keyboard.type('W');
  await expect(box(page)).toHaveValue('tanaXYW lot');

  const cdp = await context.newCDPSession(page);
  const inputMethods = {
    composed: async () => {
      for (const text of ['r', 'ra', 'ran', 'rang']) {
        await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      }
      await expect(box(page)).toHaveValue('serangan');
      await cdp.send('Input.insertText', { text: 'rang' });
    },
    pasted: () => page.keyboard.press('ControlOrMeta+v'),
  };
  for (const [how, insert] of Object.entries(inputMethods)) {
    await box(page).fill('');
    await page.keyboard.type('sean');
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await insert();
    await expect(box(page), how).toHaveValue('serangan');
    await expect(option(page, /Serangan paket/), how).toBeVisible();
    await page.keyboard.type('-');
    await expect(box(page), how).toHaveValue('serang-an');
    await expect(option(page, /Serangan paket/), how).toBeHidden();
  }
});

test('keys pressed right after focusing are not lost, even on a slow CPU', async ({ page, context }) => {
  await gotoHydrated(page, '/contact');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await placeCursor(page, box(page));
  await page.keyboard.type('serangan');
  await expect(box(page)).toHaveValue('tanaseranganh lot');
  await enter(page);
  await box(page).press('ControlOrMeta+a');
  await page.keyboard.type('serangan paket', { delay: 15 });
  await expect(box(page)).toHaveValue('serangan paket');
  await expect(option(page, /Serangan paket/)).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('the field stays the same element and keeps text, cursor and focus while suggestions load', async ({ page }) => {
  const load = await holdRequests(page, combobox);
  await gotoHydrated(page, '/contact');
  const before = await box(page).elementHandle();
  await box(page).pressSequentially('sean');
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(box(page)).toHaveRole('searchbox');
  load();
  await expect(box(page)).toHaveRole('combobox');
  expect(await box(page).evaluate((field, same) => field === same, before)).toBe(true);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('rang');
  await expect(box(page)).toHaveValue('serangan');
  await expect(option(page, /Serangan paket/)).toBeVisible();
});

test('a text typed before hydration stays in the same element and is searched for', async ({ page }) => {
  const hydrate = await holdRequests(page, entry);
  await page.goto('/contact', { waitUntil: 'commit' });
  await box(page).pressSequentially('serangan');
  const before = await box(page).elementHandle();
  hydrate();
  await expect(option(page, /Serangan paket/)).toBeVisible();
  expect(await box(page).evaluate((field, same) => field === same, before)).toBe(true);
  await expect(box(page)).toHaveValue('serangan');
  await expect(box(page)).toBeFocused();
});

const states = {
  'before hydration': async (page: Page) => {
    await holdRequests(page, entry);
    await page.goto('/contact', { waitUntil: 'commit' });
  },
  'before suggestions have loaded': async (page: Page) => {
    await holdRequests(page, combobox);
    await gotoHydrated(page, '/contact');
  },
};

for (const [state, open] of Object.entries(states)) {
  test(`Enter ${state} opens the results, but does nothing for a short query`, async ({ page }) => {
    await open(page);
    const queries: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/cari') queries.push(searchParams.get('q'));
    });
    for (const text of ['', 'se', '      ', '  se  ', ' ubud ']) {
      await box(page).fill(text);
      await box(page).press('Enter');
    }
    await page.waitForURL('/cari?*', { waitUntil: 'commit' });
    expect(queries).toEqual([' ubud ']);
  });
}
