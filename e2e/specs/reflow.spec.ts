import { applyOverflowFixtures, LONG_WORD, longNames } from '../fixtures/overflow-fixtures';
import { expect, statusLine, test } from '../fixtures/test';
import { horizontalOverflow } from '../support/horizontal-overflow';

const paths = [
  ...['/', '/paket-tour', '/paketdetail/1?tab=jadwal', '/paketdetail/1?tab=termasuk'],
  ...['/akomodasi', '/akomodasi/1?tab=fasilitas', '/transportasi', '/transportasi/1', '/tiket'],
  ...['/tiket/1?tab=informasi', '/tiket?kategori=Nihil', '/event', '/event/1', '/event/tidak-ada', '/attraction'],
  ...['/attraction/1', '/fasilitas', '/fasilitas/1?tab=detail', '/kuliner?lengkap=1', '/blog', '/blog/5'],
  ...['/contact', '/cari?q=ubud', `/${LONG_WORD}`],
];

// With JavaScript: `accessibility.spec.ts`.
test.use({ javaScriptEnabled: false, expectedConsole: [statusLine], viewport: { width: 320, height: 640 } });

test('long words do not overflow a screen of 320 px, even with text at 200 %', async ({ page, startOwnSite }) => {
  const site = await startOwnSite(longNames);
  applyOverflowFixtures(site.admin);
  for (const path of paths) {
    await page.goto(site.url + path);
    expect.soft(await horizontalOverflow(page), path).toBe(0);
  }
});
