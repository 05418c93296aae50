import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inMountNamespace } from '../mount-namespace.ts';
import { rehearse } from './rehearsal.ts';
import { openSite, type SiteStage, type Stage } from './stages.ts';

const DAY_MS = 86_400_000;
const JUMP_MS = 4000;

const pidOf = ({ running }: Stage) => String(running()[0]?.process.pid);
/** The site's cache folder, which is a disk of its own that this process does not see at its path. */
const diskOf = (stage: SiteStage) => join(`/proc/${pidOf(stage)}/root`, stage.cacheDir);
const storedIn = (stage: SiteStage) => join(diskOf(stage), 'jelajahi-responses');

/** A fault of the disk with the cache: pages and pictures are served, and stored again by themselves afterwards. */
const diskFault = (
  name: string,
  what: string,
  begin: (stage: SiteStage) => unknown,
  end: (stage: SiteStage) => unknown,
) =>
  rehearse({
    name,
    what,
    needs: ['mount'],
    open: () => openSite({}, inMountNamespace('mount -t tmpfs -o size=1m tmpfs "$CACHE_DIR"')),
    begin,
    logs: 'disk-cache-responses-failed',
    end: async (stage) => {
      await end(stage);
      for (const file of readdirSync(storedIn(stage))) rmSync(join(storedIn(stage), file));
    },
    hasRecovered: (stage) => readdirSync(storedIn(stage)).length > 0,
    also: () => ({ path: '/storage/hero.jpg?w=640', isExpected: ({ status }) => status === 200 }),
  });

/** @param mode `ro` or `rw` */
function remount(stage: SiteStage, mode: string) {
  const args = ['--target', pidOf(stage), '--user', '--mount', 'mount', '-o', `remount,${mode}`, stage.cacheDir];
  const { status, stderr } = spawnSync('nsenter', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the disk could not be mounted ${mode}: ${stderr}`);
}

interface ClockStage extends Stage {
  /** Sets the site's clock ahead by this number of days. */
  jump: (days: number) => Promise<void>;
}

/** A site whose clock is the true one and an offset in a file. */
async function openSiteWithClock(): Promise<ClockStage> {
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-clock-'));
  const file = join(folder, 'offset');
  writeFileSync(file, '+0');
  const { stdout } = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  const site = await openSite({
    LD_PRELOAD: stdout.trim(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const offset = async () => Date.parse((await fetch(`${site.url}/healthz`)).headers.get('Date') ?? '') - Date.now();
  return {
    ...site,
    jump: async (days) => {
      writeFileSync(file, `${days < 0 ? '' : '+'}${days}d`);
      for (let tries = 0; Math.abs((await offset()) - days * DAY_MS) > 60_000; tries += 1) {
        if (tries > 50) throw new Error("the site's clock did not jump");
        await delay(100);
      }
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const machineFaults = [
  diskFault(
    'disk-full',
    'no byte is free where `CACHE_DIR` is',
    // Ends when nothing more can be written.
    (stage) => spawnSync('dd', ['if=/dev/zero', `of=${join(diskOf(stage), 'filler')}`]),
    (stage) => rmSync(join(diskOf(stage), 'filler')),
  ),
  diskFault(
    'disk-read-only',
    'the disk with `CACHE_DIR` is remounted read-only',
    (stage) => remount(stage, 'ro'),
    (stage) => remount(stage, 'rw'),
  ),
  rehearse({
    name: 'clock-jump',
    what: 'the clock leaps a day ahead, then two back',
    needs: ['faketime'],
    open: openSiteWithClock,
    begin: ({ jump }) => jump(1),
    last: async ({ jump }) => {
      await delay(JUMP_MS);
      await jump(-1);
      await delay(JUMP_MS);
    },
    end: ({ jump }) => jump(0),
  }),
];
