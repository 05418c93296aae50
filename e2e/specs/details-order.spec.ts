import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { horizontalOverflow } from '../support/horizontal-overflow';

const stocked = [
  { ...detailOf('/tiket'), field: 'stock' },
  { ...detailOf('/fasilitas'), field: 'quantity' },
];

for (const { collection, full, field } of stocked) {
  test(`${full.href} with no ${field} is sold out, and its button asks for another date`, async ({ page, site }) => {
    site.admin.replace(collection, [{ ...full.record, [field]: 0 }]);
    await page.goto(full.href);
    const card = page.getByRole('region', { name: 'Harga dan pemesanan' });
    await expect.soft(card.getByText('Habis', { exact: true })).toBeVisible();
    await expect.soft(card).toContainText(full.price);
    const askLink = card.getByRole('link', { name: 'Tanyakan jadwal lain' });
    await expect.soft(askLink).toHaveAttribute('target', '_blank');
    await expect.soft(askLink).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=.*jadwal%20lain/);
    await expect.soft(page.getByRole('main')).not.toContainText(/Stok Tersedia|Pesan Sekarang/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test(`${full.href} shows in the bottom bar that it is sold out`, async ({ page, site }) => {
      site.admin.replace(collection, [{ ...full.record, [field]: 0 }]);
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
  });
}
