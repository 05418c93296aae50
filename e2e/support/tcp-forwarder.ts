import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

/** A TCP port behind which the server may change, as behind a name or a virtual address. */
export interface TcpForwarder {
  port: number;
  /** The number of connections opened so far. */
  connections: () => number;
  /** Leads new connections to another port of this machine; open ones stay where they are. */
  leadTo: (port: number) => void;
  /** Accepts no more connections. */
  close: () => void;
}

/** Starts a forwarder to a port of this machine. */
export async function startTcpForwarder(target: number): Promise<TcpForwarder> {
  let current = target;
  let opened = 0;
  const server = createServer((socket) => {
    opened += 1;
    const onward = connect(current, '127.0.0.1');
    // An end that breaks closes the other; that is all there is to do about it.
    pipeline(socket, onward, socket, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => opened,
    leadTo: (port) => {
      current = port;
    },
    close: () => void server.close(),
  };
}
