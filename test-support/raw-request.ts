import { connect } from 'node:net';

/** What a server wrote to a request sent letter by letter; `status` is 0 where it wrote nothing. */
export interface RawResponse {
  status: number;
  text: string;
}

/** Sends a request as it stands, which `fetch` would mend or refuse to send, and reads until the server closes. */
export function rawRequest(address: string, request: string): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(request, 'latin1')));
    const chunks: Buffer[] = [];
    socket.setTimeout(60_000, () => socket.destroy(new Error('no answer within 60 s')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}
