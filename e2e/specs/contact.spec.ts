import { startSite } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';

const phone = '+62 812-0000-0001';
const digits = '6281200000001';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page shows figures, contacts, social links, a map, and a chat instead of the form', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    for (const figure of ['10K+', '50+', '24/7']) {
      await expect.soft(main.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect
      .soft(main.getByRole('link', { name: 'halo@jelajahibali.example' }))
      .toHaveAttribute('href', 'mailto:halo@jelajahibali.example');
    await expect.soft(main.getByRole('link', { name: phone, exact: true })).toHaveAttribute('href', `tel:+${digits}`);
    await expect.soft(main.getByText('Jl. Contoh Asri No. 12, Coblong, Kota Bandung, Jawa Barat 40132')).toBeVisible();

    const socials = main.getByRole('list').filter({ has: page.getByRole('link', { name: 'TikTok' }) });
    await expect.soft(socials.getByRole('link')).toHaveText(['WhatsApp', 'YouTube', 'TikTok']);
    for (const [name, href] of [
      ['WhatsApp', /^https:\/\/wa\.me\/6281200000001\?text=Halo/],
      ['YouTube', 'https://www.youtube.com/@jelajahibali.example'],
      ['TikTok', 'https://www.tiktok.com/@jelajahibali.example'],
    ] as const) {
      const link = socials.getByRole('link', { name });
      await expect.soft(link).toHaveAttribute('href', href);
      await expect.soft(link).toHaveAttribute('target', '_blank');
      await expect.soft(link).toHaveAttribute('rel', /noopener/);
    }
    await expect.soft(main.getByTitle('Peta kantor')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/);

    const call = main.getByRole('link', { name: 'Telepon', exact: true }).and(page.locator(`[href="tel:+${digits}"]`));
    await expect.soft(call).toBeVisible();
    const chats = main.getByRole('link', { name: 'WhatsApp', exact: true });
    await expect.soft(chats.last()).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=Halo/);

    const planning = main.getByRole('link', { name: 'Rencanakan lewat WhatsApp' });
    await expect.soft(planning).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000001\?text=Halo/);
    await expect.soft(main.getByRole('button', { name: 'Kirim lewat WhatsApp' })).toBeHidden();
  });
});

test('the page shows the configured contacts: every set social link, no TikTok, the office map', async ({
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
      expect.soft(page, `title of ${path}`).toMatch(/<title>[^<]*Pulau Kita/);
      expect.soft(page, `greeting on ${path}`).toContain('situs%20Pulau%20Kita');
    }
    const manifest = await request.get(`${other.url}/manifest.webmanifest`);
    expect.soft(await manifest.json()).toMatchObject({ name: 'Pulau Kita', short_name: 'Pulau Kita' });
  } finally {
    await other.stop();
  }
});
