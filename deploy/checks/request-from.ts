import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends a GET from a loopback address, as one of many visitors. */
export function requestFrom(
  localAddress: string,
  url: string,
  path: string,
  agent?: Agent,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { path, localAddress, agent: agent ?? false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
