import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated, holdRequests, hydrated, SCRIPTS } from '../support/goto-hydrated';

// The navigation's groups with touch and mouse. For their entries, link targets and keys see `navigation.spec.ts`.

/** The first link of each group, by group name. */
const groups: Record<string, string> = {
  'Layanan Kami': 'Akomodasi',
  'Jelajahi Bali': 'Mice & Event',
  Lainnya: 'Contact',
};
/** A group beside the open one, on either side, and one farther. */
const pairs = [
  ['Layanan Kami', 'Jelajahi Bali'],
  ['Lainnya', 'Jelajahi Bali'],
  ['Lainnya', 'Layanan Kami'],
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Utama' });
const group = (page: Page, name: string) => navigation(page).getByText(name, { exact: true });
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Buka menu' }).click();

/** Asserts that only this group is open, or none. */
async function expectOpen(page: Page, name: string | null, after: string) {
  for (const [one, first] of Object.entries(groups))
    await expect.soft(entry(page, first), `${one}, ${after}`).toBeVisible({ visible: one === name });
}

/** Removes the browser's support for exclusive `<details>`: each group opens and closes independently. */
const forgetExclusiveDetails = (page: Page) =>
  navigation(page)
    .getByRole('group', { includeHidden: true })
    .evaluateAll((elements) => {
      for (const details of elements) details.removeAttribute('name');
    });

for (const [pointer, width, exclusive] of [
  ['touch', 360, true],
  ['touch', 1280, true],
  ['mouse', 1280, true],
  ['touch', 360, false],
  ['mouse', 1280, false],
] as const) {
  test.describe(`${exclusive ? '' : 'without exclusive <details>, '}${pointer} at ${width} px`, () => {
    test.use({ hasTouch: pointer === 'touch', viewport: { width, height: 740 } });

    test('a group opens while another one is open, and closes and opens again', async ({ page }) => {
      await gotoHydrated(page, '/tiket');
      if (!exclusive) await forgetExclusiveDetails(page);
      if (width < 1024) await openMenu(page);
      const press = (name: string) => (pointer === 'touch' ? group(page, name).tap() : group(page, name).click());
      for (const [one, other] of pairs) {
        await press(one);
        await expectOpen(page, one, `${one} → ${other}`);
        await press(other);
        await expectOpen(page, other, `${one} → ${other}`);
        await press(other);
        await expectOpen(page, null, `${other} closed`);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a group opened before hydration stays open', async ({ page }) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/tiket', { waitUntil: 'commit' });
    await openMenu(page);
    await group(page, 'Jelajahi Bali').click();
    release();
    await hydrated(page);
    await expectOpen(page, 'Jelajahi Bali', 'after hydration');
  });

  test('choosing an entry whose page is slow closes the menu at once', async ({ page, site }) => {
    await gotoHydrated(page, '/contact');
    site.admin.setFault('/api', { kind: 'hold' });
    await openMenu(page);
    await group(page, 'Layanan Kami').click();
    await entry(page, 'Tiket').click();
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Tiket Bali' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    site.admin.release();
    await expect(page).toHaveURL('/tiket');
    await openMenu(page);
    await expectOpen(page, null, 'the menu opened again');
  });
});
