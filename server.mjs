// @ts-check
/** The production server, with the middleware in the order of the request. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import connect from 'connect';
import express from 'express';

/** How long the server accepts connections after a signal, to serve clients that are just connecting. */
const ACCEPT_GRACE_MS = 250;
/** How long it waits for open requests after a signal: a slow reader must not hold the process. */
const SHUTDOWN_MS = 20_000;

// The build, the cache and `.env` lie beside this file, wherever it is started from.
process.chdir(fileURLToPath(new URL('.', import.meta.url)));

process.env.NODE_ENV ??= 'production';

/** @type {import('@remix-run/node').ServerBuild & { entry: { module: typeof import('./app/entry.server.tsx') } }} */
const build = await import(new URL('./build/server/index.js', import.meta.url).href);
const { beginShutdown, config, log, warmUp, ...middleware } = build.entry.module;

// A defect must not end the process for everyone; each promise of the site has its own handler.
process.on('unhandledRejection', (error) => log.error({ event: 'unhandled-rejection', err: error }));

// Remix, with its adapter for Express.
const remix = express().disable('x-powered-by').use(compression());
remix.all(
  '*',
  createRequestHandler({
    build,
    getLoadContext: (request, response) => ({
      requestId: response.locals.requestId,
      isDataRequest: request.path.endsWith('.data'),
    }),
  }),
);

const assets = loadAssets();

// Connect is the middleware layer of Express alone. Express itself would halve the throughput of cached pages.
const app = connect();
app.use(middleware.restrictSharedCaching);
app.use(assets);
app.use(middleware.normalizeRequest);
app.use(middleware.logRequest);
app.use(middleware.rejectOtherMethods);
app.use(middleware.serveCachedPage);
app.use(middleware.setBaseSecurityHeaders);
app.use(middleware.serveImage);
app.use(middleware.yieldBeforeRendering);
// The types of Connect do not know applications of Express.
app.use(/** @type {any} */ (remix));
app.use(middleware.handleServerError);

const server = createServer(app);
// Longer than a proxy or load balancer keeps idle connections, so that none sends a request on a closed one.
server.keepAliveTimeout = 65_000;
server.listen({ port: config.port, host: config.host });
server.once('listening', () => {
  log.info({ event: 'listening', port: config.port });
  void warmUp(build);
});
server.once('error', (error) => {
  process.stderr.write(`Cannot listen on port ${config.port}: ${error.message}\n`);
  process.exit(1);
});

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

/** The files of the client build; without them every page would be without scripts. */
function loadAssets() {
  try {
    return middleware.serveAssets(build.assetsBuildDirectory);
  } catch (error) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    process.exit(1);
  }
}
