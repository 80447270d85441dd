import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BenchStack } from './bench-stack.ts';
import { fillProjects } from './fill.ts';
import { compare, type Compared, type Load } from './load.ts';
import type { Line } from './report.ts';

const projects = 200;
const load = { seconds: 4, connections: 50, rounds: 5 };

/** Measures the list of 200 projects, first from nginx's cache, then from the services without the cache. */
export async function measureProjects(stack: BenchStack): Promise<Line[]> {
  await fillProjects(stack.product.databaseUrl('media'), projects);
  const url = `${stack.url}/api/projects`;
  const lines: Line[] = [];
  for (const encoding of [undefined, 'br']) {
    const headers: Record<string, string> = encoding ? { 'Accept-Encoding': encoding } : {};
    const bytes = await read(url, headers);
    const path = stack.serveFromDisk({ name: `${encoding ?? 'identity'}.json`, bytes, encoding });
    const compared = await compare({ url, headers }, { url: stack.referenceUrl + path, headers }, load);
    const kilobytes = (bytes.length / 1000).toFixed(0);
    const measured = `GET /api/projects, ${kilobytes} kB${encoding ? ' of brotli' : ''}, as nginx keeps it : nginx from disk`;
    lines.push(line(measured, compared, 90));
  }
  // With a session cookie, nginx forwards the request even if the cookie is invalid. The services then answer as for a
  // visitor without a session.
  const past = { url, headers: { Cookie: 'sandhill_session=none' } };
  const compared = await compare(past, { url: `${stack.referenceUrl}/api/projects` }, load);
  lines.push(line('GET /api/projects, gateway and service : Fastify and pg', compared, 50));
  return lines;
}

async function read(url: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return buffer(answer);
}

function line(measured: string, { product, limit, ratio }: Compared, target: number): Line {
  return {
    measured,
    product: rate(product),
    limit: rate(limit),
    result: ratio * 100,
    target,
    unit: '%',
    isMoreBetter: true,
  };
}

function rate({ perSecond }: Load): string {
  return `${Math.round(perSecond)}/s`;
}
