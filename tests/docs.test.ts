import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const project = JSON.parse(read('package.json'));

const decisionsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const accepted = decisionsIn('docs/decisions');
// They may name files that no longer exist.
const superseded = decisionsIn('docs/decisions/superseded');
const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/licences.md',
  'sample-admin/README.md',
  'deploy/README.md',
  'CONTRIBUTING.md',
  'docs/adding-a-content-type.md',
  'docs/admin-host.md',
  'docs/caches-in-front.md',
  'docs/performance.md',
  'docs/runbook.md',
  'docs/security.md',
  'docs/upgrading.md',
  ...accepted,
];

test.each(documents)('%s names existing files and npm scripts', (path) => {
  const text = read(path);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const links = all(/\]\((?!https?:|#)([^)#]+)/g).map((link) => join(dirname(path), link));
  const named = all(/`((?:app|tests|e2e|bench|deploy|docs|scripts|sample-admin)\/[\w./-]+)`/g);
  expect([...links, ...named].filter((file) => !existsSync(file))).toEqual([]);
  expect(all(/npm run ([\w-]+)/g).filter((name) => !(name in project.scripts))).toEqual([]);
});

test('every decision is in the list of decisions', () => {
  const list = read('docs/decisions/README.md');
  const numbered = [...accepted, ...superseded].filter((path) => /\/\d{3}-/.test(path));
  expect(numbered.filter((path) => !list.includes(`(${path.replace('docs/decisions/', '')})`))).toEqual([]);
});

test('a superseded decision says so, and an accepted one does not', () => {
  const says = (path: string) => read(path).includes('\nStatus: superseded');
  expect(accepted.filter(says)).toEqual([]);
  expect(superseded.filter((path) => !says(path))).toEqual([]);
});

test('every dependency is listed with its licence', () => {
  const list = read('docs/licences.md');
  const bench = Object.keys(JSON.parse(read('bench/package.json')).dependencies);
  const names = [...Object.keys({ ...project.dependencies, ...project.devDependencies }), ...bench];
  const rows = list.split('\n').filter((line) => line.startsWith('| `'));
  const wrong = names.filter((name) => {
    const folder = bench.includes(name) ? 'bench/node_modules' : 'node_modules';
    const { license } = JSON.parse(read(`${folder}/${name}/package.json`));
    return !rows.some((row) => row.includes(`\`${name}\``) && row.split('|')[2]?.includes(license));
  });
  expect(wrong).toEqual([]);
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.filter((name) => !names.includes(`${name}`))).toEqual([]);
});
