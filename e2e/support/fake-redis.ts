import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** As much of Redis as the site uses, in this process, so that the tests need none; it can be made ill. */
export interface FakeRedis {
  url: string;
  /** The keys that it holds. */
  keys: () => string[];
  put: (key: string, value: string) => void;
  /** How many connections were opened to it so far. */
  connections: () => number;
  /** Takes connections and commands from now on, and answers none of them. */
  hang: () => void;
  /** Ends what is hanging, as an operator would restart it, and answers again. */
  recover: () => void;
  /** Drops every connection and takes no more. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a stand-in for Redis on a free loopback port. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const held = new Map<string, string>();
  const sockets = new Set<Socket>();
  let hanging = false;
  let opened = 0;
  const server = createServer((socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (let read = readCommand(rest); read; read = readCommand(rest)) {
        rest = rest.subarray(read.length);
        if (!hanging) socket.write(answer(held, read.command));
      }
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    keys: () => [...held.keys()],
    put: (key, value) => {
      held.set(key, value);
    },
    connections: () => opened,
    hang: () => {
      hanging = true;
    },
    recover: () => {
      hanging = false;
      drop();
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      drop();
      await closed;
    },
    start: () => listen(port),
  };
}

function answer(held: Map<string, string>, [name = '', key = '', value = '']: string[]): string {
  switch (name.toLowerCase()) {
    case 'info':
      return bulk('redis_version:7.0.0\r\nloading:0\r\n');
    case 'get':
      return bulk(held.get(key));
    case 'set':
      held.set(key, value);
      return '+OK\r\n';
    case 'del':
      return `:${held.delete(key) ? 1 : 0}\r\n`;
    default:
      return '+OK\r\n';
  }
}

const bulk = (text?: string) =>
  text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The first whole command of what has come (an array of bulk strings), and how many bytes it takes. */
function readCommand(bytes: Buffer): { command: string[]; length: number } | null {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const text = bytes.toString('latin1', at + 1, end);
    at = end + 2;
    return Number(text);
  };
  const parts = line();
  if (parts === null) return null;
  const command: string[] = [];
  for (let part = 0; part < parts; part += 1) {
    const size = line();
    if (size === null || bytes.length < at + size + 2) return null;
    command.push(bytes.toString('utf8', at, at + size));
    at += size + 2;
  }
  return { command, length: at };
}
