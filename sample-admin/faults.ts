import type { IncomingMessage, ServerResponse } from 'node:http';

/** A way in which the admin host can fail, for tests and benchmarks (decisions 4). */
export type Fault =
  /** Answers with this status; the body is the host's usual envelope unless given. */
  | { kind: 'status'; status: number; body?: string }
  /** Sends whoever asks to another address. */
  | { kind: 'redirect'; to: string }
  /** Answers rightly, but later. */
  | { kind: 'delay'; ms: number }
  /** Answers rightly once `release` or `clear` is called: a host as slow as a test needs it, on any machine. */
  | { kind: 'hold' }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Drops the connection at once. */
  | { kind: 'reset' }
  /** Sends the headers and half of the body, then drops the connection. */
  | { kind: 'cut' }
  /** Answers 200 with this body instead of the right one. */
  | { kind: 'body'; body: string | Buffer; contentType?: string }
  /** Another fault for a share of the calls (0–1), evenly spread and the same on every run; for the rest, if anything, a second one. */
  | { kind: 'random'; rate: number; fault: Fault; otherwise?: Fault };

type PlainFault = Exclude<Fault, { kind: 'random' }>;

/** A fault that a call has met; one that is held knows until when. */
type MetFault = Exclude<PlainFault, { kind: 'hold' }> | { kind: 'hold'; until: Promise<void> };

/** What the host would have answered without a fault. */
export interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
  headers?: Record<string, string>;
}

const json = { contentType: 'application/json' };

/** Sends an answer as it is. HEAD gets the headers alone. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    'Content-Type': answer.contentType,
    'Content-Length': answer.body.length,
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** The faults that are switched on, by path. */
export class Faults {
  readonly #byPrefix = new Map<string, { fault: Fault; calls: number }>();
  #held = gate();

  /** Switches a fault on for every path that begins with the prefix, or, after a leading `=`, for that path alone. */
  set(pathPrefix: string, fault: Fault): void {
    this.#byPrefix.set(pathPrefix, { fault, calls: 0 });
  }

  /** Ends every `hold`: what is held is answered, and what comes from now on is not held. Other faults stay. */
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

  /** The fault that this call to the path meets: the exact path's, else the longest prefix's. Counts the call. */
  next(path: string): MetFault | undefined {
    const prefixes = [...this.#byPrefix.keys()].filter((prefix) => path.startsWith(prefix));
    const longest = prefixes.sort((a, b) => b.length - a.length)[0];
    const entry =
      this.#byPrefix.get(`=${path}`) ?? (longest === undefined ? undefined : this.#byPrefix.get(longest));
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

/** A random fault strikes on those calls where the share, added up, passes a whole number: no dice, no flaky tests. */
function chosen(fault: Fault, call: number): PlainFault | undefined {
  if (fault.kind !== 'random') return fault;
  const strikes = Math.floor(call * fault.rate) > Math.floor((call - 1) * fault.rate);
  const met = strikes ? fault.fault : fault.otherwise;
  return met && chosen(met, call);
}

/** Answers as the fault wants it. */
export function sendFault(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  fault: MetFault,
): void {
  switch (fault.kind) {
    case 'status': {
      const body =
        fault.body ?? JSON.stringify({ success: false, message: `Galat ${fault.status}`, data: null });
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
        body: Buffer.from(fault.body),
      });
      return;
  }
}
