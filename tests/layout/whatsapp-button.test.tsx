import { render, textOf } from '../support/render';
import { expect, test } from 'vitest';
import { SiteProvider } from '~/components/use-site';
import { WhatsappButton } from '~/layout/whatsapp-button';
import { parseConfig } from '~/server/env.server';
import { site } from '../support/site-info';

/** The initial of an admin in the dialog, whose name the configuration sets. */
function initialOf(name: string): string {
  const { whatsappContacts } = parseConfig({ ADMIN_HOST: 'https://admin.example', WHATSAPP_1_NAME: name });
  const html = render(
    <SiteProvider value={{ ...site, whatsappContacts }}>
      <WhatsappButton />
    </SiteProvider>,
    '/',
  );
  expect(textOf(html)).toContain(name);
  return /<li><a [^>]*><span [^>]*>([^<]*)<\/span>/.exec(html)?.[1] ?? '';
}

test.each([
  ['Made Ayu', 'M'],
  ['Élodie', 'É'],
  ['🌴 Made Ayu', '🌴'],
  ['𝓜ade', '𝓜'],
])('the initial of %j is its first character: %s', (name, initial) => expect(initialOf(name)).toBe(initial));
