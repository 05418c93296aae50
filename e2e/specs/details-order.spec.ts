import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { horizontalOverflow } from '../support/horizontal-overflow';

const { collection, full } = detailOf('/tiket');

test.use({ viewport: { width: 320, height: 640 } });

test('a phone’s bottom bar says in full that a ticket is sold out', async ({ page, site }) => {
  site.admin.replace(collection, [{ ...full.record, stock: 0 }]);
  await page.goto(full.href);
  await expect.soft(page.getByText('Habis', { exact: true }).last()).toBeInViewport();
  await expect.soft(page.getByRole('link', { name: 'Tanyakan jadwal lain' }).last()).toBeInViewport();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const words = await page.getByText('Habis', { exact: true }).last().boundingBox();
  const chat = await page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }).boundingBox();
  const isBeside = (chat?.x ?? 0) >= (words?.x ?? 0) + (words?.width ?? 0);
  const isBelow = (chat?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0);
  expect(isBeside || isBelow, 'at twice the text').toBe(true);
});
