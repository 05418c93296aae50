import { config } from '~/server/env.server';

/** Error codes of a keep-alive connection that the admin host closed just as it was reused. */
const CONNECTION_CLOSED_CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Sends a GET request to the admin host and follows no redirect. Retries once when the connection breaks before the
 * response: a healthy host may close an idle keep-alive connection just as it is reused.
 *
 * @throws the errors of `fetch`: broken connections, aborts
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
