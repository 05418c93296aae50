// @ts-check
/**
 * `node watchdog.mjs node [options] server.mjs` runs the server and kills it when its event loop hangs: its connections
 * break, so that nginx asks the other replica at once. systemd or the container starts both again.
 */
import { spawn } from 'node:child_process';

const INTERVAL_MS = 250;
/** So many heartbeats may be missing: two seconds. */
const MAX_MISSED = 8;

const [command = '', ...args] = process.argv.slice(2);
const server = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });

let missed = 0;
server.on('message', () => {
  missed = 0;
});
// From the first heartbeat on, since a start takes longer. Turns of this process are counted, not time: a machine that is too
// slow for the server is too slow for this too.
server.once('message', () => {
  setInterval(() => {
    missed += 1;
    if (missed <= MAX_MISSED) return;
    process.stderr.write('The server hangs and is killed\n');
    server.kill('SIGKILL');
  }, INTERVAL_MS);
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 1));
