import { Client } from 'pg';
import { waitUntil } from '../../local/wait-until.ts';
import { expireOldClaims, type Settling } from './account.ts';
import type { FaultStack } from './fault-stack.ts';
import type { FaultyPart } from './faulty-parts.ts';
import { killPart } from './kill-part.ts';
import { sendLeads } from './lead-load.ts';
import { MailCount } from './mail-count.ts';

/** Differences in the three steps of both escalations of unclaimed, urgent leads, as numbers. */
interface StepsAccount {
  leads: number;
  stepsMissing: number;
  mailsMissing: number;
  mailsRepeated: number;
  /** Number of steps that are not exactly once in a lead's history. */
  historyWrong: number;
}

const steps = [30, 60, 90].map((afterMinutes, index) => ({
  afterMinutes,
  email: `step${index + 1}@office.example`,
}));

/**
 * Number of escalations of a lead: that of the office, and that of leads that cannot wait, which goes to each owner.
 */
const ladders = 2;

/** Parts that the steps need, in the order in which they are killed. */
const killed: FaultyPart[] = ['leads-worker', 'postgres', 'smtp', 'leads-worker', 'redis', 'leads-worker'];

interface Taken {
  steps: number;
  open: number;
  history: number;
  mails: string[];
  owners: number;
}

/**
 * Makes unclaimed leads ten days old, so that all steps are due, while the parts that the steps need are killed
 * repeatedly. Ten days always include office hours.
 */
export async function takeStepsWhileKilled(
  stack: FaultStack,
  {
    leads,
    withinMs,
    expiresClaims = false,
  }: { leads: number } & Pick<Settling, 'withinMs' | 'expiresClaims'>,
): Promise<StepsAccount> {
  const database = () => new Client({ connectionString: stack.databaseUrl('leads') });
  await withClient(database(), (client) =>
    client.query(
      `INSERT INTO lead_step_settings (id, is_enabled, steps, enabled_at) VALUES (1, true, $1, now() - interval '11 days')
       ON CONFLICT (id) DO UPDATE SET is_enabled = true, steps = $1, enabled_at = now() - interval '11 days'`,
      [JSON.stringify(steps)],
    ),
  );
  const { url, origin } = stack;
  const { accepted } = await sendLeads({ url, origin, leads, atOnce: 10, photoEvery: 0 });
  const tokens = accepted.map(({ token }) => token);
  await withClient(database(), (client) =>
    client.query(
      `UPDATE leads SET created_at = now() - interval '10 days', unclaimed_since = now() - interval '10 days',
         urgency = 'water', urgent_since = now() - interval '1 hour'
       WHERE substring(message from 'tok[0-9a-f]{32}') = ANY($1)`,
      [tokens],
    ),
  );
  for (const part of killed.filter((one) => stack.parts.includes(one)))
    await killPart(stack, part, { expiresClaims });
  const read = () => withClient(database(), (client) => readTaken(client, tokens));
  const isDone = async () => {
    if (expiresClaims) await withClient(database(), expireOldClaims);
    const { steps: taken, open } = await read();
    return taken >= leads * ladders * steps.length && open === 0;
  };
  await waitUntil('the steps of leads that no one has', isDone, withinMs, 500).catch(() => undefined);
  return count(leads, await read(), new MailCount(stack.mailFolder, { withStaff: true }).read());
}

async function readTaken(client: Client, tokens: readonly string[]): Promise<Taken> {
  const ofLeads = `
    SELECT id FROM leads WHERE substring(message from 'tok[0-9a-f]{32}') = ANY($1)`;
  const { rows } = await client.query<Taken>(
    `SELECT (SELECT count(*) FROM lead_steps s WHERE s.lead_id IN (${ofLeads}))::integer AS steps,
            (SELECT count(*) FROM deliveries WHERE channel = 'mail' AND state IN ('owed', 'sending'))::integer AS open,
            (SELECT count(*) FROM lead_history h WHERE h.kind = 'step_taken'
             AND h.lead_id IN (${ofLeads}))::integer AS history,
            ARRAY(SELECT n.id FROM deliveries n WHERE n.channel = 'mail'
                  AND n.kind IN ('unclaimed', 'still_unclaimed', 'long_unclaimed', 'urgent', 'still_urgent')
                  AND n.lead_id IN (${ofLeads})) AS mails,
            (SELECT count(*) FROM staff_members
             WHERE is_active AND role = 'owner' AND email IS NOT NULL)::integer AS owners`,
    [tokens],
  );
  return rows[0] ?? { steps: 0, open: 0, history: 0, mails: [], owners: 0 };
}

function count(leads: number, taken: Taken, arrived: ReadonlyMap<string, number>): StepsAccount {
  const expected = leads * ladders * steps.length;
  // The last step of an urgent lead is the alarm, which sends no mail.
  const expectedMails = leads * (steps.length + (steps.length - 1) * taken.owners);
  const timesOf = new Map([...arrived].map(([id, times]) => [id.slice(1, id.indexOf('@')), times]));
  const times = taken.mails.map((id) => timesOf.get(id) ?? 0);
  return {
    leads,
    stepsMissing: expected - taken.steps,
    mailsMissing: Math.max(expectedMails - taken.mails.length, 0) + times.filter((one) => one === 0).length,
    mailsRepeated:
      Math.max(taken.mails.length - expectedMails, 0) +
      times.reduce((sum, one) => sum + Math.max(one - 1, 0), 0),
    historyWrong: Math.abs(taken.history - expected),
  };
}

/** Runs work with a separate client, because the server is killed meanwhile. */
async function withClient<Result>(
  client: Client,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
