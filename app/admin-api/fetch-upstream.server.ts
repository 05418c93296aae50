import { config } from '~/server/env.server';

/** How a connection ends that the admin host had closed, as idle, in the moment in which it was used again. */
const CONNECTION_CLOSED_CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Asks the admin host by GET, following no redirect. Once more where the connection breaks before there is an answer:
 * connections are kept open, and a healthy host may close an idle one just as it is used again.
 *
 * @throws what `fetch` throws: broken connections, aborts
 */
export async function fetchUpstream(path: string, init: RequestInit): Promise<Response> {
  const attempt = () => fetch(config.adminHost + path, { ...init, redirect: 'manual' });
  try {
    return await attempt();
  } catch (error) {
    const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
    if (init.signal?.aborted || !CONNECTION_CLOSED_CODES.has(code)) throw error;
    return attempt();
  }
}
