import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from './percentile.ts';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: () => string;
}

interface LoadOptions {
  seconds: number;
  connections: number;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Largest allowed share of refused requests. A larger share would distort the rate, because refusals are quick. */
const maxRefused = 0.01;

/** Sends as many requests as possible. @returns the rate of successful requests @throws if too many are refused */
export async function load(target: Target, { seconds, connections }: LoadOptions): Promise<Load> {
  const { url, method = 'GET', headers = {}, body } = target;
  const result = await autocannon({
    url,
    method,
    headers,
    duration: seconds,
    connections,
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  const refused = result.non2xx + result.errors;
  if (refused > result.requests.total * maxRefused)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/**
 * Sends requests evenly, without waiting for earlier answers, as independent visitors do. The time of a request is
 * counted from the moment when it was due. Autocannon is not used, because it sends all requests of a second at the
 * beginning of that second.
 *
 * @throws if a request is refused
 */
export async function arrivals(
  target: Target,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const latencies = await Promise.all(
    Array.from({ length: seconds * perSecond }, async (_, index) => {
      const due = begun + (index * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      await send(target, agent);
      return performance.now() - due;
    }),
  );
  agent.destroy();
  const at = (share: number) => Math.round(percentile(latencies, share));
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

function send({ url, method, headers, body }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume().once('end', () => {
        if (statusCode < 300) resolve();
        else reject(new Error(`${url}: ${statusCode}`));
      });
    });
    sent.once('error', reject).end(body?.());
  });
}

export interface Compared {
  product: Load;
  limit: Load;
  /** Median over the rounds of this ratio: the product's rate divided by the limit's rate. */
  ratio: number;
}

/** Duration of the warm-up in seconds, in which the JIT compiler compiles the code for the requests. */
const warmUpSeconds = 8;

/** Measures both targets alternately and several times, so that other work of the machine affects both equally. */
export async function compare(
  product: Target,
  limit: Target,
  { rounds, ...options }: LoadOptions & { rounds: number },
): Promise<Compared> {
  await load(product, { ...options, seconds: warmUpSeconds });
  await load(limit, { ...options, seconds: warmUpSeconds });
  const pairs: { product: Load; limit: Load }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ product: await load(product, options), limit: await load(limit, options) });
  const ratioOf = (pair: { product: Load; limit: Load }) => pair.product.perSecond / pair.limit.perSecond;
  const sorted = pairs.toSorted((one, other) => ratioOf(one) - ratioOf(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return { ...middle, ratio: ratioOf(middle) };
}
