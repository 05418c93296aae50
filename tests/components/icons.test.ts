import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the sprite contains no unused icon', () => {
  const sprite = readFileSync('app/components/icons.svg', 'utf8');
  const names = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => /(?<!icon-names)\.tsx?$/.test(path));
  const code = sources.map((path) => readFileSync(`app/${path}`, 'utf8')).join('\n');
  expect(names.length).toBeGreaterThan(10);
  // A social network's icon is named like the network, in lower case.
  expect(names.filter((name) => !new RegExp(`['"]${name}['"]`, 'i').test(code))).toEqual([]);
});
