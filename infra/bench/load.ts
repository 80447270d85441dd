import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Called for each request. */
  body?: () => string;
}

export interface LoadOptions {
  seconds: number;
  connections: number;
  /** Requests a second altogether; without it as many as there can be. */
  rate?: number;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Refused in a hundred answers at most: what is refused quickly is no measure. */
const mostRefused = 0.01;

/** Counts successes alone. @throws when there are too many refusals. */
export async function load(target: Target, { seconds, connections, rate }: LoadOptions): Promise<Load> {
  const { url, method = 'GET', headers = {}, body } = target;
  const result = await autocannon({
    url,
    method,
    headers,
    duration: seconds,
    connections,
    ...(rate !== undefined && { overallRate: rate }),
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  const refused = result.non2xx + result.errors;
  if (refused > result.requests.total * mostRefused)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

export interface Compared {
  product: Load;
  limit: Load;
  /** The median over the rounds of the product's rate by the limit's. */
  ratio: number;
}

/** Measures both in turn, several times, so that what else the machine does meets both alike. */
export async function compare(
  product: Target,
  limit: Target,
  { rounds, ...options }: LoadOptions & { rounds: number },
): Promise<Compared> {
  await load(product, { ...options, seconds: 2 });
  await load(limit, { ...options, seconds: 2 });
  const pairs: { product: Load; limit: Load }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ product: await load(product, options), limit: await load(limit, options) });
  const ratioOf = (pair: { product: Load; limit: Load }) => pair.product.perSecond / pair.limit.perSecond;
  const sorted = pairs.toSorted((one, other) => ratioOf(one) - ratioOf(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return { ...middle, ratio: ratioOf(middle) };
}
