import { rawRequest } from '../raw-request.ts';
import { violationOf } from './violations.ts';

const CONCURRENCY = 16;

/** The responses to a client's requests. */
export interface Responses {
  /** The number of responses by status. */
  statuses: Record<string, number>;
  /** Each violation with the start of the request that caused it. */
  violations: string[];
}

/** A GET request as bytes on the wire. */
export const getRequest = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

/** Sends requests over several connections at a time, and checks each response (violations.ts). */
export async function send(
  site: string,
  requests: readonly string[],
  { concurrency = CONCURRENCY, adminHost = 'no-such-host' } = {},
): Promise<Responses> {
  const responses: Responses = { statuses: {}, violations: [] };
  const waiting = requests.toReversed();
  const client = async () => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const response = await rawRequest(site, request).catch((error: Error) => ({ status: 0, text: error.message }));
      responses.statuses[response.status] = (responses.statuses[response.status] ?? 0) + 1;
      const violation = violationOf(response, adminHost);
      if (violation) responses.violations.push(`${violation}: ${JSON.stringify(request.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  return responses;
}

/** Sends a GET request for each path, as `send` does. */
export const visit = (site: string, paths: readonly string[], concurrency?: number) =>
  send(
    site,
    paths.map((path) => getRequest(path)),
    { concurrency },
  );
