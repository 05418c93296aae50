import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageFixture } from '../../e2e/fixtures/page-fixtures.ts';
import { rehearse } from './rehearsal.ts';
import { openReplicas } from './stages.ts';

/** The watchdog kills a replica that hangs within three seconds; until then the requests that it has wait. */
const HUNG_MS = 5000;
const MAX_SLOW = 20;
const MAX_FIRST_BYTE_MS = 3000;

/** A spelling that nginx does not store: the replicas answer each request. */
const pathOf = ({ path }: PageFixture, number: number) => `${path}?tampil=${number}`;

export const replicaFaults = [
  rehearse({
    name: 'replica-killed',
    what: 'SIGKILL for one of two behind nginx, then a new start',
    needs: ['nginx'],
    pathOf,
    open: openReplicas,
    begin: async (stage) => {
      const [watchdog] = stage.running();
      process.kill(stage.firstServer(), 'SIGKILL');
      if (watchdog) await once(watchdog.process, 'exit');
    },
    end: ({ restartFirst }) => restartFirst(),
  }),
  rehearse({
    name: 'replica-hung',
    what: 'SIGSTOP for one of two behind nginx; its watchdog kills it',
    needs: ['nginx'],
    pathOf,
    open: openReplicas,
    begin: ({ firstServer }) => void process.kill(firstServer(), 'SIGSTOP'),
    last: async (_, visitors) => {
      await delay(HUNG_MS);
      const { slow, firstByteMs } = visitors.seen;
      if (slow > MAX_SLOW) visitors.report(`${slow} visitors waited for the hung replica`);
      if (firstByteMs > MAX_FIRST_BYTE_MS) visitors.report(`a visitor waited ${firstByteMs} ms for the hung replica`);
    },
    end: ({ restartFirst }) => restartFirst(),
  }),
];
