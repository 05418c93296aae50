import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from './faults.mjs';

const root = new URL('../../', import.meta.url);

test.each(faults)('the fault of $file has its place, and its test: $find', ({ file, find, test: path }) => {
  expect(readFileSync(new URL(file, root), 'utf8')).toContain(find);
  expect(existsSync(new URL(path, root))).toBe(true);
});
