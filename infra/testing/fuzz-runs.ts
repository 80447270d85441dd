import { randomInt } from 'node:crypto';

export interface FuzzRuns {
  numRuns: number;
  seed: number;
  /** For the test that runs them, in milliseconds. */
  timeoutMs: number;
}

const shortTimeoutMs = 300_000;
const longTimeoutMs = 12 * 3_600_000;

let seed: number | undefined;

/**
 * How often fast-check tries a property, and from which seed: `short` times in `make test`, FUZZ_RUNS times in
 * `make fuzz`. FUZZ_SEED tries the same again; the seed is printed once for each file.
 */
export function fuzzRuns(short: number): FuzzRuns {
  seed ??= chooseSeed();
  const long = Number(process.env['FUZZ_RUNS']) || undefined;
  return { numRuns: long ?? short, seed, timeoutMs: long ? longTimeoutMs : shortTimeoutMs };
}

function chooseSeed(): number {
  const chosen = Number(process.env['FUZZ_SEED']) || randomInt(1, 2 ** 31);
  // Straight to the terminal: Jest would put a stack trace beside it.
  process.stderr.write(`fuzz: FUZZ_SEED=${chosen}\n`);
  return chosen;
}
