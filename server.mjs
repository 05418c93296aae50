// @ts-check
/** The production server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestHandler } from '@remix-run/node';

/** How long the server accepts connections after a signal, for clients that are just connecting. */
const ACCEPT_GRACE_MS = 250;
/** How long it waits for open requests after a signal, so that a slow reader cannot keep the process alive. */
const SHUTDOWN_MS = 20_000;
/** How often it reports that it does not hang. */
const HEARTBEAT_MS = 250;

// The build, the cache and `.env` are beside this file, wherever it is started from.
process.chdir(fileURLToPath(new URL('.', import.meta.url)));

process.env.NODE_ENV ??= 'production';

/** @type {import('@remix-run/node').ServerBuild & { entry: { module: typeof import('./app/entry.server.tsx') } }} */
const build = await import(new URL('./build/server/index.js', import.meta.url).href);
const { beginShutdown, config, createListener, log, metricsListener, warmUp } = build.entry.module;

// A defect must not end the process for everyone; each promise of the site has its own error handling.
process.on('unhandledRejection', (error) => log.error({ event: 'unhandled-rejection', err: error }));

const remix = createRequestHandler(build, process.env.NODE_ENV);

if (config.metrics && metricsListener) {
  const { host, port } = config.metrics;
  // Starts before the site, since only a site that can be measured may serve visitors.
  await once(createServer(metricsListener).listen(port, host), 'listening').catch((error) => exitUnbound(port, error));
  log.info({ event: 'metrics-listening', port });
}

const server = createServer({ connectionsCheckingInterval: 5000 }, listenerOrExit());
// Longer than a proxy or load balancer keeps idle connections, so that it sends no request on a closed one.
server.keepAliveTimeout = 65_000;
// A client that sends no headers, or reads no response, must not keep its connection and the data written to it.
server.headersTimeout = 20_000;
server.requestTimeout = 30_000;
// Node.js checks twice: a client that has read nothing since is disconnected after a minute.
server.timeout = 30_000;
server.maxConnections = 4000;
// Pipelined requests wait in memory.
server.maxRequestsPerSocket = 1000;
// Node.js compiles its Fetch API at the first use, and would answer no request for a tenth of a second.
new Request('http://localhost');
server.listen({ port: config.port, host: config.host });
server.once('listening', () => {
  log.info({ event: 'listening', port: config.port });
  void warmUp();
  // For watchdog.mjs, if it runs this process.
  if (process.send) setInterval(() => process.connected && process.send?.('alive'), HEARTBEAT_MS);
});
process.once('disconnect', gracefulShutdown);
server.once('error', (error) => exitUnbound(config.port, error));

let isShuttingDown = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, gracefulShutdown);

/** Finishes open requests, then exits the process. Terminals and service managers may signal twice. */
function gracefulShutdown() {
  if (isShuttingDown) return;
  isShuttingDown = true;
  beginShutdown();
  setTimeout(() => {
    log.warn({ event: 'shutdown-deadline' });
    process.exit(0);
  }, SHUTDOWN_MS);
  setTimeout(() => {
    server.close(() => process.exit(0));
    // Keep-alive connections are idle after their last response.
    setInterval(() => server.closeIdleConnections(), 50);
  }, ACCEPT_GRACE_MS);
}

/** Returns the listener, or exits if the client build is missing. */
function listenerOrExit() {
  try {
    const routePaths = Object.values(build.routes).map((route) => route?.path ?? '');
    return createListener(remix, build.assetsBuildDirectory, routePaths);
  } catch (error) {
    return exit(/** @type {Error} */ (error).message);
  }
}

/**
 * @param {number} port
 * @param {Error} error
 */
function exitUnbound(port, error) {
  exit(`Cannot listen on port ${port}: ${error.message}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function exit(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
