import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig } from '~/server/env.server';
import { ERROR_PAGE_FILE, errorPage } from '../../deploy/error-page';
import { nginxParams, PARAMS_FILE } from '../../deploy/nginx-params';
import { site } from '../support/site-info';

test('nginx has the declared params, routes and policy, which npm run generate:nginx writes', () => {
  expect(readFileSync(PARAMS_FILE, 'utf8')).toBe(nginxParams());
});

test('the error page matches the default configuration, as npm run generate:nginx writes it', () => {
  const { siteName, whatsappContacts, contact } = parseConfig({ ADMIN_HOST: 'http://localhost' });
  expect(readFileSync(ERROR_PAGE_FILE, 'utf8')).toBe(errorPage({ ...site, name: siteName, whatsappContacts, contact }));
});

test('the error page has the configured contacts, as text', () => {
  const [first, second] = site.whatsappContacts;
  const html = errorPage({ ...site, whatsappContacts: [{ ...first, name: 'Ayu <Made>' }, second] });
  expect(html).toContain('Ayu &lt;Made&gt;');
  for (const { phone } of site.whatsappContacts) {
    expect(html).toContain(`href="https://wa.me/${phone.digits}?text=`);
    expect(html).toContain(phone.display);
  }
  expect(html).toContain(`href="mailto:${site.contact.email}"`);
});
