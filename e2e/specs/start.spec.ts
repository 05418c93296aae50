import { startSite } from '../../tests/support/start-site';
import { expect, test } from '../fixtures/test';

const right = { ADMIN_HOST: 'http://127.0.0.1:9' };

for (const [name, value] of [
  ['ADMIN_HOST', ''],
  ['PORT', 'abc'],
] as const) {
  test(`the server does not start with ${name}=${value} and prints one line`, async () => {
    const failure = await startSite({ ...right, [name]: value }).then(
      (site) => site.stop(),
      (error: Error) => error,
    );
    const [head, ...lines] = String(failure).trim().split('\n');
    expect(head).toMatch(/exited with 1:$/);
    expect(lines).toEqual([expect.stringContaining(`${name} must`)]);
  });
}

test('the server accepts phone numbers in common formats, and links their digits', async ({ request }) => {
  const site = await startSite({
    ...right,
    WHATSAPP_1_PHONE: '0812-3456-7890',
    WHATSAPP_2_PHONE: '+62 (813) 1111 2222',
  });
  try {
    const page = await (await request.get(`${site.url}/contact`)).text();
    expect(new Set(page.match(/(?<=wa\.me\/)\d+/g))).toEqual(new Set(['6281234567890', '6281311112222']));
    expect(page).toContain('0812-3456-7890');
  } finally {
    await site.stop();
  }
});
