import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The rate is below nginx's limits for one address. */
const VISITS_PER_SECOND = 15;
const TIMEOUT_MS = 60_000;
/** The wait that a visitor notices. */
const SLOW_MS = 2000;

/** A response as a visitor sees it; `&amp;` is decoded in the text. */
export interface Answer {
  status: number;
  text: string;
  retryAfter: string | undefined;
  /** Whether its loading state was sent before its content was known. */
  isStream: boolean;
  firstByteMs: number;
}

/** A request, and whether its response is an expected one. */
export interface Visit {
  path: string;
  isExpected: (answer: Answer) => boolean;
}

/** The responses that visitors got. */
export interface Seen {
  requests: number;
  /** The number of unexpected responses, and what the first few were. */
  unexpected: number;
  examples: string[];
  /** The worst time to the first byte, in milliseconds. */
  firstByteMs: number;
  /** The number of first bytes that took more than two seconds. */
  slow: number;
}

/** Visitors who request something at a steady rate, whether or not there was a response to the requests before. */
export class Visitors {
  readonly seen: Seen = { requests: 0, unexpected: 0, examples: [], firstByteMs: 0, slow: 0 };
  readonly #agent = new Agent({ keepAlive: true });
  readonly #open = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param next the visit with this number, from 1 on */
  start(origin: string, next: (number: number) => Visit) {
    let number = 0;
    this.#timer = setInterval(() => {
      number += 1;
      const visit = this.visit(origin, next(number));
      this.#open.add(visit);
      void visit.finally(() => this.#open.delete(visit));
    }, 1000 / VISITS_PER_SECOND);
  }

  /** Waits for the responses that are still to come. */
  async stop() {
    clearInterval(this.#timer);
    await Promise.all(this.#open);
    this.#agent.destroy();
  }

  /** Makes one visit, and waits for its response. */
  async visit(origin: string, { path, isExpected }: Visit): Promise<void> {
    this.seen.requests += 1;
    const answer = await this.#answer(origin + path).catch((error: Error) => error.message);
    if (typeof answer === 'string') return this.report(`${path}: ${answer}`);
    this.seen.firstByteMs = Math.max(this.seen.firstByteMs, answer.firstByteMs);
    if (answer.firstByteMs > SLOW_MS) this.seen.slow += 1;
    if (!isExpected(answer)) this.report(`${path}: ${answer.status} ${excerpt(answer.text)}`);
  }

  /** Adds the requests of others; how long those waited does not matter. */
  add({ requests, unexpected, examples }: Omit<Seen, 'firstByteMs' | 'slow'>) {
    this.seen.requests += requests;
    this.seen.unexpected += unexpected;
    this.seen.examples.push(...examples);
  }

  /** Counts another unexpected event. */
  report(problem: string) {
    this.seen.unexpected += 1;
    if (this.seen.examples.length < 5) this.seen.examples.push(problem);
  }

  async #answer(url: string): Promise<Answer> {
    const startedAt = performance.now();
    const call = request(url, { agent: this.#agent, signal: AbortSignal.timeout(TIMEOUT_MS) }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const firstByteMs = Math.round(performance.now() - startedAt);
    const body = (await text(response)).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
    return {
      status: response.statusCode ?? 0,
      text: body,
      retryAfter: response.headers['retry-after'],
      isStream: response.headers['x-accel-buffering'] === 'no',
      firstByteMs,
    };
  }
}

const excerpt = (html: string) =>
  (/<main[\s\S]*/.exec(html)?.[0] ?? html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120);
