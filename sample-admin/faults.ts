import type { IncomingMessage, ServerResponse } from 'node:http';

/** A fault of the admin host, for tests and benchmarks. */
export type Fault =
  /** Responds with this status; the body defaults to the host's usual envelope. */
  | { kind: 'status'; status: number; body?: string }
  /** Redirects to another URL. */
  | { kind: 'redirect'; to: string }
  /** Sends the correct response after a delay. */
  | { kind: 'delay'; ms: number }
  /** Sends the correct response once `release` or `clear` is called: a slow host without timing, on any machine. */
  | { kind: 'hold' }
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Closes the connection at once. */
  | { kind: 'reset' }
  /** Sends the headers and half of the body, then closes the connection. */
  | { kind: 'cut' }
  /** Responds with status 200 and this body. */
  | { kind: 'body'; body: string | Buffer; contentType?: string }
  /** A fault for a share of the calls (0–1), spread evenly; optionally another for the rest. */
  | { kind: 'random'; rate: number; fault: Fault; otherwise?: Fault };

type PlainFault = Exclude<Fault, { kind: 'random' }>;

/** The fault of one call; a held call has the promise of its release. */
type MetFault = Exclude<PlainFault, { kind: 'hold' }> | { kind: 'hold'; until: Promise<void> };

/** The host's response without a fault. */
export interface SampleResponse {
  status: number;
  contentType: string;
  body: Buffer;
  headers?: Record<string, string>;
}

const json = { contentType: 'application/json' };

/** Sends a response unchanged; for HEAD only its headers. */
export function send(request: IncomingMessage, response: ServerResponse, answer: SampleResponse): void {
  response.writeHead(answer.status, {
    'Content-Type': answer.contentType,
    'Content-Length': answer.body.length,
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** The active faults, by path. */
export class Faults {
  readonly #byPrefix = new Map<string, { fault: Fault; calls: number }>();
  #held = gate();

  /** Sets a fault for every path that starts with the prefix, or, with a leading `=`, for that path only. */
  set(pathPrefix: string, fault: Fault): void {
    this.#byPrefix.set(pathPrefix, { fault, calls: 0 });
  }

  /** Ends every `hold`: held requests get their response, and later ones are not held. Other faults stay. */
  release(): void {
    for (const [prefix, { fault }] of this.#byPrefix) {
      if (fault.kind === 'hold') this.#byPrefix.delete(prefix);
    }
    this.#held.open();
    this.#held = gate();
  }

  clear(): void {
    this.#byPrefix.clear();
    this.release();
  }

  /** Returns the fault of a call to this path: the exact path's, otherwise the longest prefix's. Counts the call. */
  next(path: string): MetFault | undefined {
    const prefixes = [...this.#byPrefix.keys()].filter((prefix) => path.startsWith(prefix));
    const longest = prefixes.sort((a, b) => b.length - a.length)[0];
    const entry = this.#byPrefix.get(`=${path}`) ?? (longest === undefined ? undefined : this.#byPrefix.get(longest));
    if (!entry) return undefined;
    entry.calls += 1;
    const fault = chosen(entry.fault, entry.calls);
    return fault?.kind === 'hold' ? { ...fault, until: this.#held.opened } : fault;
  }
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A random fault applies where the accumulated share passes a whole number: deterministic, so tests do not flake. */
function chosen(fault: Fault, call: number): PlainFault | undefined {
  if (fault.kind !== 'random') return fault;
  const strikes = Math.floor(call * fault.rate) > Math.floor((call - 1) * fault.rate);
  const met = strikes ? fault.fault : fault.otherwise;
  return met && chosen(met, call);
}

/** Responds according to the fault. */
export function sendFault(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SampleResponse,
  fault: MetFault,
): void {
  switch (fault.kind) {
    case 'status': {
      const body = fault.body ?? JSON.stringify({ success: false, message: `Galat ${fault.status}`, data: null });
      send(request, response, { ...answer, ...json, status: fault.status, body: Buffer.from(body) });
      return;
    }
    case 'redirect':
      send(request, response, { ...answer, status: 302, headers: { Location: fault.to } });
      return;
    case 'delay': {
      const timer = setTimeout(() => send(request, response, answer), fault.ms);
      response.on('close', () => clearTimeout(timer));
      return;
    }
    case 'hold':
      void fault.until.then(() => response.destroyed || send(request, response, answer));
      return;
    case 'hang':
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'cut':
      response.writeHead(answer.status, {
        'Content-Type': answer.contentType,
        'Content-Length': answer.body.length,
      });
      response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy());
      return;
    case 'body':
      send(request, response, {
        status: 200,
        contentType: fault.contentType ?? json.contentType,
        body: typeof fault.body === 'string' ? Buffer.from(fault.body) : fault.body,
      });
      return;
  }
}
