// @ts-check
/** The production server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestHandler } from '@remix-run/node';

/** How long the server accepts connections after a signal, to serve clients that are just connecting. */
const ACCEPT_GRACE_MS = 250;
/** How long it waits for open requests after a signal: a slow reader must not hold the process. */
const SHUTDOWN_MS = 20_000;
/** How often it says that it does not hang. */
const HEARTBEAT_MS = 250;

// The build, the cache and `.env` lie beside this file, wherever it is started from.
process.chdir(fileURLToPath(new URL('.', import.meta.url)));

process.env.NODE_ENV ??= 'production';

/** @type {import('@remix-run/node').ServerBuild & { entry: { module: typeof import('./app/entry.server.tsx') } }} */
const build = await import(new URL('./build/server/index.js', import.meta.url).href);
const { beginShutdown, config, createListener, log, metricsListener, warmUp } = build.entry.module;

// A defect must not end the process for everyone; each promise of the site has its own handler.
process.on('unhandledRejection', (error) => log.error({ event: 'unhandled-rejection', err: error }));

const remix = createRequestHandler(build, process.env.NODE_ENV);

if (config.metrics && metricsListener) {
  const { host, port } = config.metrics;
  // Before the site: what answers visitors is measured.
  await once(createServer(metricsListener).listen(port, host), 'listening').catch((error) => exitUnbound(port, error));
  log.info({ event: 'metrics-listening', port });
}

const server = createServer({ connectionsCheckingInterval: 5000 }, listenerOrExit());
// Longer than a proxy or load balancer keeps idle connections, so that none sends a request on a closed one.
server.keepAliveTimeout = 65_000;
// A client that sends no header, or reads no response, must not hold its connection and what is written to it.
server.headersTimeout = 20_000;
server.requestTimeout = 30_000;
// Node.js looks again once: who has read nothing since is gone after a minute.
server.timeout = 30_000;
server.maxConnections = 4000;
// Pipelined requests wait in memory.
server.maxRequestsPerSocket = 1000;
// Node.js compiles its Fetch API at the first use, for a tenth of a second in which no request would be answered.
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
    // Keep-alive connections become idle after their last response.
    setInterval(() => server.closeIdleConnections(), 50);
  }, ACCEPT_GRACE_MS);
}

/** The listener; it needs the client build. */
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
