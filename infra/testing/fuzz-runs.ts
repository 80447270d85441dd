import { randomInt } from 'node:crypto';

interface FuzzRuns {
  numRuns: number;
  seed: number;
  timeoutMs: number;
}

const shortTimeoutMs = 300_000;
const longTimeoutMs = 12 * 3_600_000;

let seed: number | undefined;

/** Seed for `make test`. The input is the same in every run, so that failures come from changes and not from chance. */
const fixedSeed = 1;

/**
 * Returns the number of times that fast-check tries a property, and the seed. In `make test`, these are `short` times
 * and a fixed seed; in `make fuzz`, FUZZ_RUNS times and a random seed. FUZZ_SEED repeats a run. A random seed is
 * printed once for each file.
 */
export function fuzzRuns(short: number): FuzzRuns {
  const long = Number(process.env['FUZZ_RUNS']) || undefined;
  seed ??= Number(process.env['FUZZ_SEED']) || (long ? randomSeed() : fixedSeed);
  return { numRuns: long ?? short, seed, timeoutMs: long ? longTimeoutMs : shortTimeoutMs };
}

function randomSeed(): number {
  const chosen = randomInt(1, 2 ** 31);
  // This is written directly to the terminal, because Jest would add a stack trace.
  process.stderr.write(`fuzz: FUZZ_SEED=${chosen}\n`);
  return chosen;
}
