import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequest, send } from '../client.ts';
import { openEach, times } from '../scenarios/scenario.ts';
import { rehearse } from './rehearsal.ts';
import { openReplicas, openSite, type Stage } from './stages.ts';
import { type Answer, type Visit, Visitors } from './visitors.ts';

const LORIS = 200;
/** The site closes a connection without a header after 20 seconds, and looks every five (server.mjs). */
const LORIS_MS = 27_000;
const IDLE = 10_000;
/** More than the 4000 connections that the site has (server.mjs). */
const IDLE_AT_THE_SITE = 4500;
const MAX_AT_THE_SITE = 4000;
/** One worker of nginx has 4096, for visitors and replicas; it closes the longest idle ones for new visitors. */
const MIN_AT_NGINX = 3000;
const IDLE_MS = 6000;
const FLOOD_MS = 6000;
const FLOODERS = 16;

/** Opens a connection, and sends a text on it; the server's response is not read. */
async function open(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // It ends in a close, which is looked for.
  socket.on('error', () => {});
  socket.resume();
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  socket.write(text);
  return socket;
}

const openOnes = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.closed);

/** Leaves a connection idle after a request. */
const openIdle = (url: string, count: number) =>
  openEach(times(count, String), () => open(url, 'GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n'));

const oversized = [
  { request: getRequest(`/tiket?q=${'a'.repeat(3000)}`), status: 414 },
  { request: getRequest(`/${'%2'.repeat(6000)}`), status: 414 },
  { request: getRequest('/tiket', `X-A: ${'a'.repeat(20_000)}\r\n`), status: 431 },
  { request: getRequest('/tiket', times(4000, (number) => `X-${number}: a\r\n`).join('')), status: 431 },
];

/** Whether a response is that of a missing record; a page whose loading state was sent has status 200. */
const isMissing = ({ status, text, isStream }: Answer) =>
  status === (isStream ? 200 : 404) && text.includes('tidak ditemukan');

/** The paths of a flood, each requested once, and the expected response to each. */
const unique: { pathOf: (number: number) => string; isExpected: Visit['isExpected'] }[] = [
  { pathOf: (number) => `/transportasi?maks=${number}&urut=harga`, isExpected: ({ status }) => status === 200 },
  { pathOf: (number) => `/tiket?utm_source=${number}`, isExpected: ({ status }) => status === 200 },
  { pathOf: (number) => `/rekaan-${number}`, isExpected: ({ status }) => status === 404 },
  { pathOf: (number) => `/event/rekaan-${number}`, isExpected: isMissing },
  { pathOf: (number) => `/cari?q=kata${number}`, isExpected: ({ status }) => status === 200 },
];

/** Adds the connections of a flood to a stage. */
const withConnections = <S extends Stage>(stage: S) => ({ ...stage, connections: [] as Socket[] });
const closeAll = ({ connections }: { connections: readonly Socket[] }) => {
  for (const socket of connections) socket.destroy();
};

export const clientFloods = [
  rehearse({
    name: 'slow-loris',
    what: '200 connections that never end their header; the site closes them',
    open: async () => withConnections(await openSite()),
    begin: async ({ url, connections }) => {
      connections.push(
        ...(await openEach(times(LORIS, String), () => open(url, 'GET / HTTP/1.1\r\nHost: localhost\r\n'))),
      );
    },
    last: async ({ connections }, visitors) => {
      const timer = setInterval(() => {
        for (const socket of openOnes(connections)) socket.write('X-A: b\r\n');
      }, 1000);
      await delay(LORIS_MS);
      clearInterval(timer);
      const left = openOnes(connections).length;
      if (left > 0) visitors.report(`${left} connections without a whole header are open after ${LORIS_MS} ms`);
    },
    end: closeAll,
  }),
  rehearse({
    name: 'idle-connections',
    what: '10,000 at nginx, and 4,500 at a replica, which takes 4,000',
    needs: ['nginx', 'files'],
    open: async () => withConnections(await openReplicas()),
    begin: async ({ url, firstUrl, connections }) => {
      connections.push(...(await openIdle(url, IDLE)), ...(await openIdle(firstUrl, IDLE_AT_THE_SITE)));
    },
    last: async ({ connections }, visitors) => {
      await delay(IDLE_MS);
      const held = openOnes(connections.slice(0, IDLE)).length;
      if (held < MIN_AT_NGINX) visitors.report(`only ${held} connections are idle at nginx`);
      const left = openOnes(connections.slice(IDLE)).length;
      if (left > MAX_AT_THE_SITE) visitors.report(`${left} connections are open at a replica`);
    },
    end: closeAll,
  }),
  rehearse({
    name: 'oversized',
    what: 'URLs and headers of 3 to 45 KB: 414, 431',
    open: openSite,
    begin: () => {},
    last: async ({ url }, visitors) => {
      const until = Date.now() + FLOOD_MS;
      while (Date.now() < until) {
        for (const { request, status } of oversized) {
          const { statuses } = await send(
            url,
            times(20, () => request),
          );
          for (const [seen, requests] of Object.entries(statuses)) {
            const unexpected = Number(seen) === status ? 0 : requests;
            visitors.add({ requests, unexpected, examples: unexpected ? [`${seen}, not ${status}`] : [] });
          }
        }
      }
    },
    end: () => {},
  }),
  rehearse({
    name: 'unique-urls',
    what: '16 clients ask for ever new filters, searches and records',
    // As deployed: calls wait in the queue that the flood fills.
    open: () => openSite({ ADMIN_TIMEOUT_MS: '8000' }),
    begin: () => {},
    last: async ({ url }, visitors) => {
      const flood = new Visitors();
      const until = Date.now() + FLOOD_MS;
      let number = 0;
      const flooder = async () => {
        for (const { pathOf, isExpected } of unique) {
          number += 1;
          // When too many requests wait, the next one is rejected for the moment.
          const isAllowed = (answer: Answer) =>
            isExpected(answer) || (answer.status === 503 && answer.retryAfter !== undefined);
          await flood.visit(url, { path: pathOf(number), isExpected: isAllowed });
        }
        if (Date.now() < until) await flooder();
      };
      await Promise.all(Array.from({ length: FLOODERS }, flooder));
      await flood.stop();
      visitors.add(flood.seen);
    },
    end: () => {},
  }),
];
