import { startSite } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';
import { headOf } from '../support/html';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page shows figures, contacts, social links, a map, and a chat instead of the form', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    for (const words of ['10K+', '50+', '24/7', 'Jl. Contoh Asri No. 12, Coblong, Kota Bandung, Jawa Barat 40132']) {
      await expect.soft(main.getByText(words, { exact: true })).toBeVisible();
    }
    const socials = main.getByRole('list').filter({ has: page.getByRole('link', { name: 'TikTok' }) });
    await expect.soft(socials.getByRole('link')).toHaveText(['WhatsApp', 'YouTube', 'TikTok']);
    for (const link of await socials.getByRole('link').all()) {
      await expect.soft(link).toHaveAttribute('target', '_blank');
      await expect.soft(link).toHaveAttribute('rel', /noopener/);
    }
    const chat = /^https:\/\/wa\.me\/6281200000001\?text=Halo/;
    for (const [link, href] of [
      [main.getByRole('link', { name: 'halo@jelajahibali.example' }), 'mailto:halo@jelajahibali.example'],
      [main.getByRole('link', { name: '+62 812-0000-0001', exact: true }), 'tel:+6281200000001'],
      [main.getByRole('link', { name: '+62 812-0000-0002', exact: true }), 'tel:+6281200000002'],
      [main.getByRole('link', { name: 'Telepon', exact: true }), 'tel:+6281200000001'],
      [socials.getByRole('link', { name: 'WhatsApp' }), chat],
      [socials.getByRole('link', { name: 'YouTube' }), 'https://www.youtube.com/@jelajahibali.example'],
      [socials.getByRole('link', { name: 'TikTok' }), 'https://www.tiktok.com/@jelajahibali.example'],
      [main.getByRole('link', { name: 'WhatsApp', exact: true }).last(), chat],
      [main.getByRole('link', { name: 'Rencanakan lewat WhatsApp' }), chat],
    ] as const) {
      await expect.soft(link).toBeVisible();
      await expect.soft(link).toHaveAttribute('href', href);
    }
    await expect.soft(main.getByTitle('Peta kantor')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/);
    await expect.soft(main.getByRole('button', { name: 'Kirim lewat WhatsApp' })).toBeHidden();
  });
});

test('the page shows the configured contacts: every social link that is set, no TikTok, and the office map', async ({
  request,
  site,
}) => {
  const other = await startSite({
    ADMIN_HOST: site.admin.url,
    SITE_NAME: 'Pulau Kita',
    CONTACT_EMAIL: 'tanya@pulaukita.example',
    OFFICE_ADDRESS: 'Jl. Lain No. 7, Bogor, Jawa Barat',
    OFFICE_MAP_URL: 'https://maps.google.co.id/maps?q=Bogor&output=embed',
    SOCIAL_TIKTOK_URL: '',
    SOCIAL_INSTAGRAM_URL: 'https://www.instagram.com/pulaukita.example',
    SOCIAL_FACEBOOK_URL: 'https://www.facebook.com/pulaukita.example',
  });
  try {
    const html = await (await request.get(`${other.url}/contact`)).text();
    for (const text of [
      'Pulau Kita',
      'mailto:tanya@pulaukita.example',
      'Jl. Lain No. 7, Bogor, Jawa Barat',
      'src="https://maps.google.co.id/maps?q=Bogor&amp;output=embed"',
      'https://www.instagram.com/pulaukita.example',
      'https://www.facebook.com/pulaukita.example',
      'https://www.youtube.com/',
    ]) {
      expect.soft(html).toContain(text);
    }
    for (const hidden of ['TikTok', 'tiktok.com', 'jelajahibali.example/']) {
      expect.soft(html).not.toContain(hidden);
    }
    for (const path of ['/', '/contact', '/paket-tour', '/blog', '/entah']) {
      const page = await (await request.get(other.url + path)).text();
      expect.soft(headOf(page).title, path).toContain('Pulau Kita');
      expect.soft(page, `greeting on ${path}`).toContain('situs%20Pulau%20Kita');
    }
    const manifest = await request.get(`${other.url}/manifest.webmanifest`);
    expect.soft(await manifest.json()).toMatchObject({ name: 'Pulau Kita', short_name: 'Pulau Kita' });
  } finally {
    await other.stop();
  }
});
