import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false, isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

test('no field has text below 16 px on a touch screen: phones would zoom in', async ({ page }) => {
  for (const path of ['/paket-tour', '/transportasi/2', '/contact', '/cari?q=ubud', '/rencana?isi=ticket-2']) {
    await page.goto(path);
    const fields = await page.locator('input:not([type=hidden]), select, textarea').evaluateAll((all) =>
      all.map((field) => ({
        name: field.getAttribute('name'),
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    );
    expect(fields.length).toBeGreaterThan(1);
    expect
      .soft(
        fields.filter(({ size }) => size < 16),
        path,
      )
      .toEqual([]);
  }
});
