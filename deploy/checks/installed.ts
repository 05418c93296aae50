import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mimeTypes, testNginx } from '../run-nginx.ts';
import { check } from './check.ts';

/** The files that README.md places beside nginx.conf. */
const files = ['params.conf', 'replicas.conf', 'error-page.conf', 'error.html'];

/**
 * Checks that nginx accepts nginx.conf without a warning, with its files where README.md places them. The only changes:
 * `/etc`, `/var`, `/run` and `/srv` are in a folder here and, unless run as root, there is no user and no port below
 * 1024.
 */
export function checkInstalled(folder: string) {
  for (const path of ['etc/nginx', 'etc/ssl/jelajahi', 'var/cache/nginx', 'var/log/nginx', 'run', 'srv/jelajahi'])
    mkdirSync(join(folder, path), { recursive: true });
  copyFileSync(mimeTypes(), join(folder, 'etc/nginx/mime.types'));
  for (const file of files) copyFileSync(join('deploy', file), join(folder, 'etc/nginx', file));
  const keys = join(folder, 'etc/ssl/jelajahi');
  const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost'.split(' ');
  const written = ['-keyout', join(keys, 'privkey.pem'), '-out', join(keys, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...request, ...written], { stdio: 'ignore' });
  const config = join(folder, 'etc/nginx/nginx.conf');
  for (const file of [config, join(folder, 'etc/nginx/error-page.conf')]) {
    const text = readFileSync(file === config ? 'deploy/nginx.conf' : file, 'utf8');
    const here = text.replaceAll(/(?<= )\/(?=(?:etc|var|run|srv)\/)/g, `${folder}/`);
    const own =
      process.getuid?.() === 0
        ? here
        : here.replace(/^user .*/m, '').replaceAll(/(?<=listen (?:\[::\]:)?)(80|443) /g, '30$1 ');
    writeFileSync(file, own);
  }
  const { status, stderr } = testNginx(config);
  check(
    'nginx accepts the files where they are installed, without a warning',
    status === 0 && !stderr.includes('[warn]'),
    stderr.replaceAll(/^.*(?:syntax is ok|is successful)\n/gm, ''),
  );
}
