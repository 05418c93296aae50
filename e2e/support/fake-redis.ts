import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** The part of Redis that the site uses, in this process, with failures that a test can switch on. */
export interface FakeRedis {
  url: string;
  /** The stored keys. */
  keys: () => string[];
  put: (key: string, value: string) => void;
  /** The number of connections opened so far. */
  connections: () => number;
  /** From now on accepts connections and commands, and sends no reply. */
  hang: () => void;
  /** Closes hanging connections, like a restart, and replies again. */
  recover: () => void;
  /** Drops every connection and accepts no more. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a fake Redis on a free loopback port. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const store = new Map<string, string>();
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
        if (!hanging) socket.write(reply(store, read.command));
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
    keys: () => [...store.keys()],
    put: (key, value) => {
      store.set(key, value);
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

function reply(store: Map<string, string>, [name = '', key = '', value = '']: string[]): string {
  switch (name.toLowerCase()) {
    case 'info':
      return bulk('redis_version:7.0.0\r\nloading:0\r\n');
    case 'get':
      return bulk(store.get(key));
    case 'set':
      store.set(key, value);
      return '+OK\r\n';
    case 'del':
      return `:${store.delete(key) ? 1 : 0}\r\n`;
    default:
      return '+OK\r\n';
  }
}

const bulk = (text?: string) => (text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`);

/** Parses the first complete command (an array of bulk strings) and its length in bytes. */
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
