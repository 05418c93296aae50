import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

test('`engines` names the versions of `node scripts/node-versions.mjs`, which include the recommended one', () => {
  const [, list = ''] = /VERSIONS = \[([^\]]*)\]/.exec(read('scripts/node-versions.mjs')) ?? [];
  const majors = [...list.matchAll(/'(\d+)/g)].map(([, major]) => major);
  const engines: string = JSON.parse(read('package.json')).engines.node;
  expect([...engines.matchAll(/\^(\d+)/g)].map(([, major]) => major)).toEqual(majors);
  expect(majors).toContain(read('.nvmrc').trim());
});
