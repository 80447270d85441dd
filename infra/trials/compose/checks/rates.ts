import { loadavg } from 'node:os';
import { fillProjects } from '../../bench/fill.ts';
import type { Compared } from '../../bench/load.ts';
import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';
import { databaseUrl } from '../support/database-url.ts';
import { handlersUrl, Neighbor } from '../support/neighbor.ts';

const web = 'http://web:8080';
const minDiskShare = 0.5;
const minHandlerShare = 0.35;

/**
 * Checks the rates of requests that the containers can answer. They are measured from a container in the public
 * server's network.
 */
export function rates(stack: ComposeStack): Check[] {
  return [
    {
      name: 'GET /api/projects, plain and brotli: at least half of what nginx answers with a file of the same bytes',
      run: () => beside(stack, listsAndFiles),
    },
    {
      name: 'POST /api/contact: at least a third of what minimal handlers without nginx answer; at 50 a second',
      run: () => beside(stack, contact),
    },
  ];
}

type Measure = (stack: ComposeStack, neighbor: Neighbor) => Promise<string>;

async function beside(stack: ComposeStack, measure: Measure): Promise<string> {
  const neighbor = await Neighbor.start(stack);
  try {
    return `${await measure(stack, neighbor)}; load ${loadavg()[0]?.toFixed(0)}`;
  } finally {
    await neighbor.stop();
  }
}

/** Returns a shell command that writes the list of projects to a file in the web container. */
const keep = (encoding: string, path: string) =>
  `curl -sSf -H 'Accept-Encoding: ${encoding}' http://127.0.0.1:8080/api/projects >${path}`;

const listsAndFiles: Measure = async (stack, neighbor) => {
  await fillProjects(await databaseUrl(stack, 'media'), 200);
  // The files are in the folder of the published files, because nginx sends precompressed copies from there.
  const file = '/var/cache/sandhill/site/kept/site/trial.json';
  const script = `${keep('identity', file)} && ${keep('br', `${file}.br`)}`;
  await stack.must('docker', ['compose', 'exec', '-T', 'web', 'sh', '-euc', script]);
  const said: string[] = [];
  const ratios: number[] = [];
  for (const encoding of ['identity', 'br']) {
    const headers = { 'Accept-Encoding': encoding };
    const [product, limit] = ['/api/projects', '/site/trial.json'].map((path) => ({
      url: web + path,
      headers,
    }));
    if (!product || !limit) throw new Error('nothing to compare');
    const compared = await neighbor.compare({ kind: 'compare', product, limit, connections: 50 });
    said.push(`${encoding} ${inWords(compared)}`);
    ratios.push(compared.ratio);
  }
  hold(
    ratios.every((ratio) => ratio >= minDiskShare),
    said.join(', '),
  );
  return said.join(', ');
};

const contact: Measure = async (stack, neighbor) => {
  const origin = stack.url;
  const [product, limit] = [web, handlersUrl].map((url) => ({ contact: url, origin }));
  if (!product || !limit) throw new Error('nothing to compare');
  await neighbor.startHandlers();
  const steady = await neighbor.arrivals({ kind: 'arrivals', product, seconds: 20, perSecond: 50 });
  // PostgreSQL does this automatically within a minute. Without it, connections would keep plans that were made while
  // the tables were empty.
  await stack.query('leads', 'ANALYZE');
  // The worker is stopped during the comparison, because the reference handlers send no mail.
  await stack.must('docker', ['compose', 'pause', 'leads-worker']);
  const compared = await neighbor.compare({ kind: 'compare', product, limit, connections: 20 });
  await stack.must('docker', ['compose', 'unpause', 'leads-worker']);
  hold(compared.ratio >= minHandlerShare, inWords(compared));
  return `${inWords(compared)}; at 50 a second p50 ${steady.p50}, p99 ${steady.p99} ms`;
};

function inWords({ product, limit, ratio }: Compared): string {
  return `${Math.round(product.perSecond)}/s : ${Math.round(limit.perSecond)}/s = ${ratio.toFixed(2)}`;
}
