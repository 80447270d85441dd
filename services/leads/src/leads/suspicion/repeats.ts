import type { EntityManager } from 'typeorm';
import { linksIn, mostRepeats } from './suspicion.js';

const sameWords = (table: string) => `
  SELECT lower(email) AS sender FROM ${table}
  WHERE created_at > now() - interval '1 hour' AND lower(message) = lower($1) AND lower(email) <> lower($2)`;

/**
 * How many other addresses sent the same words within the last hour, up to as many as count. Words without a link are
 * not looked for: neighbours copy each other's letters, and their number alone marks nobody.
 */
export async function countRepeats(
  manager: EntityManager,
  { email, message }: { email: string; message: string },
): Promise<number> {
  if (linksIn(message) === 0) return 0;
  const [row]: Array<{ repeats: number }> = await manager.query(
    `SELECT least(count(*), $3)::int AS repeats FROM (${sameWords('quotes')} UNION ${sameWords('contacts')}) senders`,
    [message, email, mostRepeats],
  );
  return row?.repeats ?? 0;
}
