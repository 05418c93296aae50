import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '~/server/metrics/registry.server';

/** Names in documents must exist. The wording is free. */

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json'));

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.github/SECURITY.md'],
  ...['deploy/README.md', 'sample-admin/README.md', 'tests/README.md'],
  ...readdirSync('docs', { recursive: true })
    .map((path) => `docs/${path}`)
    .filter((path) => path.endsWith('.md')),
];
const decisions = documents.filter((path) => /\/decisions\/\d/.test(path));

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The fragments of a document's headings, as GitHub forms them. */
const fragmentsOf = (path: string) =>
  matches(read(path), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The settings of the schema in `env.server.ts`. */
const settings = matches(read('app/server/env.server.ts'), /^ {2}([A-Z][A-Z\d_]+):/gm);
/** Settings of the sample admin host, compose, a Laravel application and certbot. */
const others = ['SAMPLE_HABIT', 'SAMPLE_ADMIN_PORT', 'REDIS_PASSWORD', 'APP_URL', 'RENEWED_LINEAGE'];
const documented = matches(read('.env.example'), /^# ([A-Z\d_]+)=/gm);

test.each(documents)('every link of %s leads to a file and a heading', (path) => {
  const links = matches(read(path), /\]\((?!https?:)([^)]+)\)/g).map((link) => link.split('#'));
  const broken = links.filter(([file = '', fragment]) => {
    const target = file ? join(dirname(path), file) : path;
    return !existsSync(target) || (fragment && !fragmentsOf(target).includes(fragment));
  });
  expect(broken).toEqual([]);
});

test.each(documents)('every file and npm command that %s names exists', (path) => {
  const text = read(path);
  const files = matches(text, /`((?:app|tests|e2e|bench|deploy|docs|scripts|sample-admin)\/[\w./-]*)`/g);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(matches(text, /npm run\s+([\w:-]*\w)/g).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('every setting that %s names exists', (path) => {
  const named = matches(read(path), /\b([A-Z][A-Z\d]*_[A-Z\d_]+)\b/g);
  expect(named.filter((name) => ![...settings, ...others].includes(name))).toEqual([]);
});

test.each(documents)('every metric that %s names exists', (path) => {
  const metrics = createMetrics().registry.getMetricsAsArray();
  const named = matches(read(path), /`(jelajahi_\w+)`/g);
  expect(named.filter((name) => !metrics.some((metric) => metric.name === name))).toEqual([]);
});

test('.env.example explains every setting, and no other', () => {
  expect(settings).toContain('ADMIN_HOST');
  expect(documented.toSorted()).toEqual([...settings, 'SAMPLE_HABIT'].toSorted());
});

test('the list of decisions links to each of them', () => {
  const list = read('docs/decisions/README.md');
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.filter((path) => !list.includes(`(${path.replace('docs/decisions/', '')})`))).toEqual([]);
});
