import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { SiteProvider } from '~/components/use-site';
import { WhatsappButton } from '~/layout/whatsapp-button';
import { parseConfig } from '~/server/env.server';
import { queriesIn } from '../support/dom';
import { render } from '../support/render';
import { site } from '../support/site-info';
import { textOf } from '../support/text-of';

/** The initial of an admin in the dialog, whose name the configuration sets. */
function initialOf(name: string): string {
  const { whatsappContacts } = parseConfig({ ADMIN_HOST: 'https://admin.example', WHATSAPP_1_NAME: name });
  const html = render(
    <SiteProvider value={{ ...site, whatsappContacts }}>
      <WhatsappButton />
    </SiteProvider>,
    '/',
  );
  const [admin] = queriesIn(html).getAllByRole('listitem');
  if (!admin) throw new Error('no admin');
  const link = within(admin).getByRole('link');
  expect(textOf(link)).toContain(name);
  return textOf(link.firstElementChild ?? '');
}

test.each([
  ['Made Ayu', 'M'],
  ['Élodie', 'É'],
  ['🌴 Made Ayu', '🌴'],
  ['𝓜ade', '𝓜'],
])('the initial of %j is its first character: %s', (name, initial) => expect(initialOf(name)).toBe(initial));
