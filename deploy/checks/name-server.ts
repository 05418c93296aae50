import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Length of a query's header, in bytes. */
const HEADER = 12;

/**
 * Starts a name server on a free loopback port, like Docker's for the services of a compose file.
 *
 * @param addresses the IPv4 address of each name; it may change
 */
export async function startNameServer(addresses: ReadonlyMap<string, string>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = HEADER;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = query.subarray(HEADER, at + 5);
    const found = addresses.get(labels.join('.'));
    const header = Buffer.from(query.subarray(0, HEADER));
    // A response without recursion, which has no such name unless it is known; one question, one answer.
    header.writeUInt16BE(found ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(found ? 1 : 0, 6);
    header.fill(0, 8);
    // The name of the question, type A, class IN, valid for a second, four bytes.
    const answer = Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...(found ?? '').split('.').map(Number)]);
    socket.send(Buffer.concat([header, question, ...(found ? [answer] : [])]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
}
