import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../scripts/sbom.mjs';

test('the software bill of materials lists every production package and no other, with its licence', async () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { bomFormat, components } = JSON.parse(await billOfMaterials());
  expect(bomFormat).toBe('CycloneDX');
  const expected = Object.entries<{ version: string; dev?: true }>(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  const listed = components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`);
  expect(new Set(listed)).toEqual(new Set(expected));
  expect(components.filter(({ licenses }: { licenses?: unknown[] }) => !licenses?.length)).toEqual([]);
});
