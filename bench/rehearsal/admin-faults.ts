import { setTimeout as delay } from 'node:timers/promises';
import { rehearse } from './rehearsal.ts';
import { openSite } from './stages.ts';

const noConnection = { status: 502, message: 'Failed to fetch: network error' };
const FLAPS = 4;
const FLAP_MS = 700;

export const adminFaults = [
  rehearse({
    name: 'admin-down',
    what: 'the admin host is stopped; uncached pages: 502',
    causes: [noConnection],
    open: openSite,
    begin: ({ admin }) => admin.stop(),
    end: ({ admin }) => admin.start(),
  }),
  rehearse({
    // Slower than a page waits, faster than a call may be: pages are streamed, and whole.
    name: 'admin-slow',
    what: 'it takes 1.5 s; uncached pages are streamed',
    open: openSite,
    begin: ({ admin }) => admin.setFault('/', { kind: 'delay', ms: 1500 }),
    end: ({ admin }) => admin.clearFaults(),
  }),
  rehearse({
    name: 'admin-hung',
    what: 'it never responds; uncached pages: 504, or the same text in a stream',
    causes: [{ status: 504, message: 'Failed to fetch: timeout' }],
    open: openSite,
    begin: ({ admin }) => admin.setFault('/', { kind: 'hang' }),
    end: ({ admin }) => admin.clearFaults(),
  }),
  rehearse({
    name: 'admin-wrong',
    what: 'it sends HTML, or 500; uncached pages: 502',
    causes: [
      { status: 502, message: 'Invalid data format from API' },
      { status: 502, message: 'HTTP error! status: 500' },
    ],
    open: openSite,
    begin: ({ admin }) =>
      admin.setFault('/', {
        kind: 'random',
        rate: 0.5,
        fault: { kind: 'body', body: '<h1>Perawatan</h1>', contentType: 'text/html' },
        otherwise: { kind: 'status', status: 500 },
      }),
    end: ({ admin }) => admin.clearFaults(),
  }),
  rehearse({
    name: 'admin-flapping',
    what: 'it stops and starts; uncached pages: 502, or whole',
    causes: [noConnection],
    open: openSite,
    begin: () => {},
    last: async ({ admin }) => {
      for (let flap = 0; flap < FLAPS; flap += 1) {
        await admin.stop();
        await delay(FLAP_MS);
        await admin.start();
        await delay(FLAP_MS);
      }
    },
    end: () => {},
  }),
  rehearse({
    name: 'admin-limiting',
    what: '429 for every call; uncached pages: 503 with `Retry-After`',
    causes: [{ status: 503, message: 'HTTP error! status: 429' }],
    open: openSite,
    begin: ({ admin }) => admin.setFault('/api/', { kind: 'status', status: 429 }),
    end: ({ admin }) => admin.clearFaults(),
  }),
];
