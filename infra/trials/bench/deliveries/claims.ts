import { Client } from 'pg';
import { withDatabase } from '../../../local/servers/with-database.ts';
import type { BenchStack } from '../bench-stack.ts';
import { percentile } from '../percentile.ts';
import type { Line } from '../report.ts';
import { timesOf, type Times, type Timed } from './claim-times.ts';
import { sendAlready, tidy } from './owed-mails.ts';
import { WorkerCode } from './worker-code.ts';

/**
 * Number of mails in half an hour of the benchmark `receipts`, at 33 quotes a second. Each quote causes a mail to the
 * office.
 */
const mails = 60_000;
/** Number of receipts for visitors in the same half hour. The benchmark `receipts` allows this many. */
const receipts = 1_000;
const receiptsPerHour = 10_000;
const atOnce = 500;
const batch = { mails: atOnce, receipts: (receipts * atOnce) / mails };
const rounds = 4;

const names: Record<Timed, string> = {
  office: 'claim of a mail to the office',
  receipt: 'claim of a receipt',
  listDue: 'list of what is due (100 are)',
  beat: 'beat (20 are being sent)',
};

/**
 * Measures claims and sweeps while two transactions hold back VACUUM: an idle transaction that has written, and a
 * reader at REPEATABLE READ. Alternately, measures a vacuumed table with the same rows.
 */
export async function measureClaims(stack: BenchStack): Promise<Line[]> {
  const [tidyTable, held] = [
    await openDatabase(stack, 'bench_tidy'),
    await openDatabase(stack, 'bench_held'),
  ];
  const transactions: Client[] = [];
  try {
    for (let sent = 0; sent < mails; sent += atOnce) await sendAlready(tidyTable.dataSource, batch);
    transactions.push(...(await holdBack(stack)));
    for (let sent = 0; sent < mails; sent += atOnce) await sendAlready(held.dataSource, batch);
    await held.dataSource.query('ANALYZE');
    await tidy(tidyTable.dataSource);
    // The first measurements open connections and prepare statements, so their results are not used.
    await timesOf([tidyTable, held]);
    const times = { tidy: [] as Times[], held: [] as Times[] };
    for (let round = 0; round < rounds; round += 1) {
      await tidy(tidyTable.dataSource);
      const [ofTidy, ofHeld] = await timesOf([tidyTable, held]);
      if (ofTidy) times.tidy.push(ofTidy);
      if (ofHeld) times.held.push(ofHeld);
    }
    return (Object.keys(names) as Timed[]).map((timed) => lineOf(timed, times));
  } finally {
    await Promise.all(transactions.map((client) => client.end()));
    await tidyTable.close();
    await held.close();
  }
}

const at = (values: readonly number[] = [], share: number) => percentile(values, share);

function lineOf(timed: Timed, times: Record<'tidy' | 'held', Times[]>): Line {
  const [aged, fresh] = [times.held, times.tidy].map((all) => all.flatMap((of) => of[timed]));
  const said = (values: readonly number[] = []) =>
    `p50 ${at(values, 0.5).toFixed(2)}, p99 ${at(values, 0.99).toFixed(2)} ms`;
  return {
    measured: `${names[timed]}, ${mails} mails sent under idle transactions : tidy table, p99`,
    product: said(aged),
    limit: said(fresh),
    result: at(aged, 0.99) / at(fresh, 0.99),
    target: 2,
    unit: 'times',
  };
}

async function openDatabase(stack: BenchStack, name: string): Promise<WorkerCode> {
  await withDatabase(stack.product.databaseUrl('postgres'), (superuser) =>
    superuser.query(`CREATE DATABASE ${name}`),
  );
  return WorkerCode.open(stack.product.databaseUrl(name), receiptsPerHour);
}

/** Begins transactions that stay open, so that PostgreSQL must keep all later row versions. */
async function holdBack(stack: BenchStack): Promise<Client[]> {
  const beginnings = [
    ['BEGIN', 'SELECT pg_current_xact_id()'],
    ['BEGIN ISOLATION LEVEL REPEATABLE READ', 'SELECT count(*) FROM deliveries'],
  ];
  return Promise.all(
    beginnings.map(async (statements) => {
      const client = new Client({ connectionString: stack.product.databaseUrl('bench_held') });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      return client;
    }),
  );
}
