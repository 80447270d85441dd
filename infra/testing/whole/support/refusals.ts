import type { RawAnswer } from '../../raw-request.ts';

/**
 * Time in which an answer must arrive unless it waits for a time limit, in milliseconds. The shortest time limit is 15
 * s, for headers.
 */
export const promptlyMs = 10_000;

/** Matches texts about the inside of the product, which an answer must never reveal. */
const inside =
  /node_modules|\.(ts|js|mjs):\d+|\bat \w+.*\(|SELECT |pg_|postgres|typeorm|express|nestjs|nginx|node:|Error:|\/work\/|\/app\//i;

/** Checks that an answer is a prompt refusal in JSON that reveals no internals. */
export function expectRefusal({ status, headers, body, tookMs }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(JSON.parse(body)).toMatchObject({ error: expect.any(String) });
  expect(body).not.toMatch(inside);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['server'] ?? '').not.toMatch(/\d/);
  expect(tookMs).toBeLessThan(promptlyMs);
}
