import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../scripts/sbom.mjs';

interface Component {
  name: string;
  version: string;
  licenses?: unknown[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const production = Object.entries<{ version: string; dev?: true; devOptional?: true }>(packages)
  .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);

async function componentsOf(bundled: string[]): Promise<Component[]> {
  const { bomFormat, components } = JSON.parse(await billOfMaterials(bundled));
  expect(bomFormat).toBe('CycloneDX');
  return components;
}

const namesOf = (components: Component[]) => new Set(components.map(({ name, version }) => `${name}@${version}`));

test('the software bill of materials lists every production package and no other, with its licence', async () => {
  const components = await componentsOf([]);
  expect(namesOf(components)).toEqual(new Set(production));
  expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([]);
});

test('it also lists the packages that the build has bundled, with their dependencies', async () => {
  const versionOf = (name: string) => `${name}@${packages[`node_modules/${name}`].version}`;
  // p-timeout is a dependency of p-queue, so it is listed whether the build names it or not.
  const expected = ['zod', 'p-queue', 'eventemitter3', 'p-timeout'].map(versionOf);
  expect(production).not.toEqual(expect.arrayContaining(expected));
  expect(namesOf(await componentsOf(['zod', 'p-queue', 'eventemitter3']))).toEqual(
    new Set([...production, ...expected]),
  );
});
