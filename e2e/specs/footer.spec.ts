import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';

test('the footer has brand, contacts, social links, quick links and services, without axe violations on a phone', async ({
  page,
}) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect.soft(footer.getByText('Jelajahi Bali', { exact: true })).toBeVisible();
  for (const [name, host] of [
    ['YouTube', 'www.youtube.com'],
    ['TikTok', 'www.tiktok.com'],
  ] as const) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect.soft(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
    await expect.soft(link).toHaveAttribute('target', '_blank');
  }
  for (const name of ['Instagram', 'Facebook']) {
    await expect.soft(footer.getByRole('link', { name }), `${name} is not set`).toHaveCount(0);
  }
  const quick = footer.getByRole('navigation', { name: 'Tautan cepat' });
  const targets = await quick.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect.soft(targets).toEqual(expect.arrayContaining(['/kuliner', '/event', '/blog']));

  await expect(footer.getByRole('heading', { name: 'Tanya lewat WhatsApp' })).toBeVisible();
  const services = footer.getByRole('navigation', { name: 'Layanan' }).getByRole('link');
  const questions = [/tour guide/i, /sewa mobil/i, /food tour/i, /paket tour/i, /event organizer/i];
  await expect(services).toHaveText(questions);
  await expect(services.first()).toBeVisible();
  for (const [index, question] of questions.entries()) {
    const url = new URL((await services.nth(index).getAttribute('href')) ?? '');
    expect.soft(url.origin + url.pathname).toBe('https://wa.me/6281200000001');
    expect.soft(url.searchParams.get('text')).toMatch(question);
    await expect.soft(services.nth(index)).toHaveAttribute('target', '_blank');
    await expect.soft(services.nth(index)).toHaveAttribute('rel', /noopener/);
  }

  await expect.soft(footer.getByText('Jl. Contoh Asri No. 12, Coblong, Kota Bandung, Jawa Barat')).toBeVisible();
  for (const [name, href] of [
    ['+62 812-0000-0001', 'tel:+6281200000001'],
    ['+62 812-0000-0002', 'tel:+6281200000002'],
    ['halo@jelajahibali.example', 'mailto:halo@jelajahibali.example'],
  ] as const) {
    await expect.soft(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }

  await page.setViewportSize({ width: 360, height: 780 });
  for (const name of ['Tautan Cepat', 'Tanya lewat WhatsApp']) {
    await footer.getByText(name).filter({ visible: true }).click();
  }
  await expect(services.first()).toBeVisible();
  expect(await axeViolations(page), 'open columns').toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });

  test('contacts come first, and a tap opens a column of links', async ({ page }) => {
    await page.goto('/paket-tour');
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(635);
    const links = [footer.getByRole('link', { name: 'Kuliner' }), footer.getByRole('link', { name: 'Sewa Mobil' })];
    for (const link of links) await expect(link).toBeHidden();
    const columns = ['Tautan Cepat', 'Tanya lewat WhatsApp'].map((name) =>
      footer.getByText(name).filter({ visible: true }),
    );
    const phone = footer.getByRole('link', { name: '+62 812-0000-0001' });
    const [contact = 0, ...tops] = await Promise.all(
      [phone, ...columns].map(async (each) => (await each.boundingBox())?.y ?? 0),
    );
    expect(Math.min(...tops)).toBeGreaterThan(contact);
    for (const [index, column] of columns.entries()) {
      await column.click();
      await expect(links[index] ?? footer).toBeVisible();
    }
  });
});
