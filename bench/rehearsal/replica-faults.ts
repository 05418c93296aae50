import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageFixture } from '../../e2e/fixtures/page-fixtures.ts';
import { rehearse } from './rehearsal.ts';
import { openReplicas, type ReplicaStage } from './stages.ts';

/** Longer than nginx waits for a replica. */
const HUNG_MS = 40_000;
/** The requests that a replica has when it begins to hang, and those by which nginx sees whether it is back. */
const MAX_SLOW = 20;

const first = ({ running }: ReplicaStage) => running()[0]?.process;
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
      const replica = first(stage);
      replica?.kill('SIGKILL');
      if (replica) await once(replica, 'exit');
    },
    end: ({ restartFirst }) => restartFirst(),
  }),
  rehearse({
    name: 'replica-hung',
    what: 'SIGSTOP for one of two behind nginx, for 40 s',
    needs: ['nginx'],
    pathOf,
    open: openReplicas,
    begin: (stage) => first(stage)?.kill('SIGSTOP'),
    // One that nginx has given up gets a request every five seconds, to see whether it is back.
    last: async (_, visitors) => {
      await delay(HUNG_MS);
      const { slow } = visitors.seen;
      if (slow > MAX_SLOW) visitors.report(`${slow} visitors waited for the hung replica`);
    },
    end: (stage) => first(stage)?.kill('SIGCONT'),
  }),
];
