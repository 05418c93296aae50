import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployFile } from '../support/deployment-files';

const lines = readFileSync('.dockerignore', 'utf8').split('\n');
const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
const allowed = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));

test('an image is built only from named files and folders, and Docker and Podman read the same list', () => {
  expect(patterns[0]).toBe('*');
  expect(allowed.length).toBeGreaterThan(5);
  const tracked = execFileSync('git', ['ls-files', '--', ...allowed], { encoding: 'utf8' }).split('\n');
  for (const name of allowed)
    expect(
      tracked.some((file) => file === name || file.startsWith(`${name}/`)),
      name,
    ).toBe(true);
  // The files that the server's stages copy from the build, and the build's sources.
  expect(allowed).toEqual(expect.arrayContaining(['server.mjs', 'package.json', 'package-lock.json', 'app', 'public']));
});

test('they include no secret and no file that git ignores', () => {
  for (const secret of ['.env', '.git', 'deploy', 'node_modules', 'build', '.cache'])
    expect(allowed).not.toContain(secret);
  expect(patterns.slice(-2)).toEqual(['**/.env', '**/.env.*']);
  expect(deployFile('Containerfile')).not.toMatch(/^(?:COPY|ADD) .*(?:\.env|\.pem|tls)/m);
});

/** The instructions of a stage of the Containerfile. */
function stage(name: string): string[] {
  const stages = deployFile('Containerfile').split(/^(?=FROM )/m);
  const found = stages.find((text) => new RegExp(`^FROM \\S+ AS ${name}\\n`).test(text)) ?? '';
  return found.split('\n').filter((line) => /^[A-Z]/.test(line));
}

test('the image runs on the Node.js version of .nvmrc, from a base image pinned by digest', () => {
  const major = readFileSync('.nvmrc', 'utf8').trim();
  expect(stage('node')).toEqual([
    expect.stringMatching(
      new RegExp(`^FROM docker\\.io/library/node:${major}-bookworm-slim@sha256:[0-9a-f]{64} AS node$`),
    ),
  ]);
});

test('the image of the site holds the server, its packages and the build, and runs as a user without rights', () => {
  const site = stage('site');
  expect(site.filter((line) => /^(?:COPY|ADD) /.test(line))).toEqual([
    'COPY --from=production-packages /site/package.json ./',
    'COPY --from=production-packages /site/node_modules node_modules',
    'COPY --from=build /site/server.mjs /site/watchdog.mjs ./',
    'COPY --from=build /site/build build',
  ]);
  expect(site).toContain('USER node');
  const packages = stage('production-packages');
  expect(packages).toContain('COPY package.json package-lock.json ./');
  expect(packages.filter((line) => line.startsWith('RUN '))).toEqual([
    'RUN npm ci --omit=dev --legacy-peer-deps --ignore-scripts --no-audit --no-fund',
  ]);
});
