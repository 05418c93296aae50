import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployFile } from '../support/deployment-files';

const lines = readFileSync('.dockerignore', 'utf8').split('\n');
const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
const allowed = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));

test('an image is built from named files and folders only, which Docker and Podman read from the same list', () => {
  expect(patterns[0]).toBe('*');
  expect(allowed.length).toBeGreaterThan(5);
  const tracked = execFileSync('git', ['ls-files', '--', ...allowed], { encoding: 'utf8' }).split('\n');
  for (const name of allowed)
    expect(
      tracked.some((file) => file === name || file.startsWith(`${name}/`)),
      name,
    ).toBe(true);
  // What the server's stages copy from the build, and the sources of the build itself.
  expect(allowed).toEqual(expect.arrayContaining(['server.mjs', 'package.json', 'package-lock.json', 'app', 'public']));
});

test('no secret and nothing that git ignores is among them', () => {
  for (const secret of ['.env', '.git', 'deploy', 'node_modules', 'build', '.cache'])
    expect(allowed).not.toContain(secret);
  expect(patterns.slice(-2)).toEqual(['**/.env', '**/.env.*']);
  expect(deployFile('Containerfile')).not.toMatch(/^(?:COPY|ADD) .*(?:\.env|\.pem|tls)/m);
});
