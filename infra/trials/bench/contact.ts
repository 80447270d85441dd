import { randomUUID } from 'node:crypto';
import { withDatabase } from '../../local/servers/with-database.ts';
import { waitUntil } from '../../local/wait-until.ts';
import type { BenchStack } from './bench-stack.ts';
import { arrivals, compare, load, type Target } from './load.ts';
import type { Line } from './report.ts';

/** Measures contact messages. Each is saved in one transaction together with its mail. */
export async function measureContact(stack: BenchStack): Promise<Line[]> {
  const product = contactTo(stack.url, stack.origin);
  const limit = contactTo(stack.referenceUrl, stack.origin);
  // Arrivals at a steady rate are measured first, before the worker has the mails of the comparison to send.
  await load(product, { seconds: 2, connections: 20 });
  await allMailSent(stack);
  const steady = { seconds: 20, perSecond: 50 };
  const [own, minimal] = [await arrivals(product, steady), await arrivals(limit, steady)];
  // The worker is stopped during the comparison, because the reference sends no mail.
  stack.product.freeze('leads-worker');
  const compared = await compare(product, limit, { seconds: 4, connections: 20, rounds: 5 });
  stack.product.thaw('leads-worker');
  await forgetOwedMail(stack);
  return [
    {
      measured: 'POST /api/contact : Fastify and pg, same rows',
      product: `${Math.round(compared.product.perSecond)}/s`,
      limit: `${Math.round(compared.limit.perSecond)}/s`,
      result: compared.ratio * 100,
      target: 60,
      unit: '%',
      isMoreBetter: true,
    },
    {
      measured: 'POST /api/contact, 50 a second, mail going out, p50',
      product: '',
      limit: `${minimal.p50} ms`,
      result: own.p50,
      target: 6,
      unit: 'ms',
    },
    {
      measured: 'the same, p99',
      product: '',
      limit: `${minimal.p99} ms`,
      result: own.p99,
      target: 25,
      unit: 'ms',
    },
  ];
}

async function allMailSent({ product }: BenchStack): Promise<void> {
  await withDatabase(product.databaseUrl('leads'), async (database) => {
    await waitUntil(
      'the mail of the first load',
      async () => {
        const { rowCount } = await database.query(
          "SELECT FROM deliveries WHERE channel = 'mail' AND state <> 'sent' LIMIT 1",
        );
        return rowCount === 0;
      },
      120_000,
    );
    // PostgreSQL does this automatically within a minute. Without it, connections keep plans made while the tables were
    // empty.
    await database.query('ANALYZE');
  });
}

/** Drops the mails of the comparison, so that later measurements do not wait behind tens of thousands of them. */
async function forgetOwedMail(stack: BenchStack): Promise<void> {
  await withDatabase(stack.product.databaseUrl('leads'), (database) =>
    database.query("DELETE FROM deliveries WHERE channel = 'mail' AND state = 'owed'"),
  );
  await allMailSent(stack);
}

export function contactTo(url: string, origin: string): Target {
  return {
    url: `${url}/api/contact`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: () => {
      const visitor = randomUUID();
      return JSON.stringify({
        name: 'Rosa Delgado',
        email: `${visitor}@visitor.example`,
        phone: '912 555 0100',
        subject: 'The drainage behind our house',
        message: `Water stands along the fence after rain. Could somebody look at it next week? ${visitor}`,
      });
    },
  };
}
