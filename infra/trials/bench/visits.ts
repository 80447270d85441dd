import { withDatabase } from '../../local/servers/with-database.ts';
import type { BenchStack } from './bench-stack.ts';
import { median } from './median.ts';
import type { Line } from './report.ts';

const few = 50;
const many = 5_000;
const tries = 40;
const maxMs = 15;

/** SQL that adds twelve windows a day with 20 places each: 5,040 places in three weeks. */
const windows = `
  INSERT INTO visit_windows (weekday, starts, ends, places)
  SELECT day, lpad((6 + n)::text, 2, '0') || ':00', lpad((7 + n)::text, 2, '0') || ':00', 20
  FROM unnest(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day,
       generate_series(1, 12) n`;

const days = `
  INSERT INTO visit_days SELECT w.id, d::date FROM generate_series(now(), now() + interval '20 days', interval '1 day') d
  JOIN visit_windows w ON w.weekday = trim(to_char(d, 'day')) ON CONFLICT DO NOTHING`;

/**
 * SQL that adds visits to the windows of the coming weeks. All belong to one lead and are done, because a lead may have
 * any number of past visits.
 */
const visits = `
  INSERT INTO visits (lead_id, window_id, date, starts, ends, starts_at, place, state, language)
  SELECT (SELECT id FROM leads LIMIT 1), d.window_id, d.date, '09:00', '10:00', d.date, place, 'done', 'en'
  FROM visit_days d, generate_series(1, 20) place ORDER BY place, d.date LIMIT $1`;

/** Measures the list of windows that a visitor can book, first with 50 visits in the coming weeks, then with 5,000. */
export async function measureVisits(stack: BenchStack): Promise<Line[]> {
  const answer = await stack.post('/api/quotes', {
    name: 'Visitor',
    email: 'visits@visitor.test',
    phone: '(239) 555-0101',
    address: '12 Gulf Shore Blvd, Naples, FL 34103',
    services: ['irrigation'],
    message: 'Windows for visits are measured.',
  });
  const { page } = (await answer.json()) as { page: string };
  const path = `/api/visits/windows?token=${page.split('/').at(-1)}`;
  const service = `http://127.0.0.1:${stack.running.ports.leads}`;
  return withDatabase(stack.product.databaseUrl('leads'), async (database) => {
    await database.query(windows);
    const times: number[] = [];
    for (const count of [few, many]) {
      await database.query('DELETE FROM visits');
      await database.query(days);
      await database.query(visits, [count]);
      await database.query('VACUUM (ANALYZE) visits');
      times.push(await timeOf(service + path));
    }
    return linesOf(times);
  });
}

function linesOf([ofFew = 0, ofMany = 0]: number[]): Line[] {
  const measured = `GET /api/visits/windows of the service, ${many} visits`;
  const product = `${ofMany.toFixed(1)} ms`;
  return [
    { measured, product, limit: '', result: ofMany, target: maxMs, unit: 'ms' },
    {
      measured: `${measured} : ${few}`,
      product,
      limit: `${ofFew.toFixed(1)} ms`,
      result: ofMany / ofFew,
      target: 2,
      unit: 'times',
    },
  ];
}

/** Returns the median response time of several tries, in milliseconds. */
async function timeOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const begun = performance.now();
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return median(times);
}
