import { expect, test } from '../fixtures/test';

const admins = ['6281200000001', '6281200000002'];

test('the footer has brand, social links, quick links, services and contacts', async ({ page }) => {
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

  const services = footer.getByRole('navigation', { name: 'Layanan' }).getByRole('link');
  const questions = [/tour guide/i, /sewa mobil/i, /food tour/i, /paket tour/i, /event organizer/i];
  await expect(services).toHaveText(questions);
  for (const [index, question] of questions.entries()) {
    const url = new URL((await services.nth(index).getAttribute('href')) ?? '');
    expect.soft(url.origin + url.pathname).toBe(`https://wa.me/${admins[0]}`);
    expect.soft(url.searchParams.get('text')).toMatch(question);
    await expect.soft(services.nth(index)).toHaveAttribute('target', '_blank');
    await expect.soft(services.nth(index)).toHaveAttribute('rel', /noopener/);
  }

  await expect.soft(footer.getByText('Jl. Contoh Asri No. 12, Coblong, Kota Bandung, Jawa Barat')).toBeVisible();
  for (const [index, phone] of ['+62 812-0000-0001', '+62 812-0000-0002'].entries()) {
    await expect
      .soft(footer.getByRole('link', { name: phone, exact: true }))
      .toHaveAttribute('href', `tel:+${admins[index]}`);
  }
  await expect
    .soft(footer.getByRole('link', { name: 'halo@jelajahibali.example' }))
    .toHaveAttribute('href', 'mailto:halo@jelajahibali.example');
});
