import { connect } from 'node:net';

/** A server's response to a raw request. `status` is 0 for an empty response. */
export interface RawResponse {
  status: number;
  text: string;
}

/**
 * Sends a request verbatim, where `fetch` would normalize or reject it, and reads until the server closes.
 *
 * @param localAddress the address that sends it
 */
export function rawRequest(url: string, request: string, localAddress?: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress }, () =>
      socket.write(Buffer.from(request, 'latin1')),
    );
    const chunks: Buffer[] = [];
    socket.setTimeout(60_000, () => socket.destroy(new Error('no response within 60 s')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}
