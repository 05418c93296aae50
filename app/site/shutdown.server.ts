import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';

/** How long new connections are still taken: who knocked before the signal is let in. */
const LAST_CALL_MS = 250;

/**
 * An orderly end: after a signal the server answers who has already come, asks nobody to keep a connection, and then
 * the process ends. remix-serve's own way is taken out, since it turns away connections that wait to be taken, serves
 * kept ones for as long as they are busy, is killed by a second signal of the same kind, though terminals and service
 * managers signal every process and npm hands the signal on, and lives on after the last answer for as long as any
 * timer does.
 */
export function endOrderly() {
  const servers = new Set<Server>();
  const unanswered = new Set<ServerResponse>();
  let ending = false;

  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    if (ending) response.shouldKeepAlive = false;
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });

  const end = () => {
    if (ending) return;
    ending = true;
    for (const response of unanswered) response.shouldKeepAlive = false;
    // Connections are taken between a timer and an immediate: those that waited through a busy moment too.
    setTimeout(() => setImmediate(close), LAST_CALL_MS);
  };
  const close = () => {
    let open = servers.size;
    if (open === 0) process.exit(0);
    for (const server of servers) server.close(() => --open === 0 && process.exit(0));
  };
  // remix-serve sets its own handlers in the same turn in which it begins to listen.
  setImmediate(() => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(signal);
      process.on(signal, end);
    }
  });
}
