import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { elementsOf } from '../support/html';

// Runs the production build with a component that throws, and prints the response as JSON among the log lines.
const script = `
  import { createRequestHandler } from '@remix-run/node';
  import * as build from './build/server/index.js';
  const route = Object.values(build.routes).find(({ path }) => path === 'contact');
  const broken = () => { throw new Error('galat di /var/www/app.js:12'); };
  const routes = { ...build.routes, [route.id]: { ...route, module: { ...route.module, default: broken } } };
  const handler = createRequestHandler({ ...build, routes }, 'production');
  const response = await handler(new Request('http://localhost/contact'));
  console.log(JSON.stringify({ status: response.status, policy: response.headers.get('Cache-Control'), html: await response.text() }));
  process.exit(0);
`;

test('a page that fails to render shows an error, leaks nothing, and is logged', async ({ site }) => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ADMIN_HOST: site.admin.url };
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  const lines = (await run).stdout.trim().split('\n');
  const { status, policy, html } = JSON.parse(lines.find((line) => line.startsWith('{"status"')) ?? '{}');
  expect(status).toBe(500);
  expect(policy).toBe('no-store');
  expect(textOf(html)).toContain('Unexpected Application Error!');
  for (const name of ['header', 'main', 'footer']) expect(elementsOf(html, name), name).toHaveLength(1);
  expect(html).not.toContain('/var/www');
  expect(lines.filter((line) => line.includes('galat di'))).toHaveLength(1);
});
