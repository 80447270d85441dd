import { randomInt } from 'node:crypto';

interface FuzzRuns {
  numRuns: number;
  seed: number;
  timeoutMs: number;
}

const shortTimeoutMs = 300_000;
const longTimeoutMs = 12 * 3_600_000;

let seed: number | undefined;

/** The seed of `make test`: the same input in every run, so that failures come from changes and not from chance. */
const fixedSeed = 1;

/**
 * Returns how often fast-check tries a property, and from which seed: `short` times from a fixed one in `make test`,
 * FUZZ_RUNS times from a random one in `make fuzz`. FUZZ_SEED repeats a run; a random seed is printed once for each
 * file.
 */
export function fuzzRuns(short: number): FuzzRuns {
  const long = Number(process.env['FUZZ_RUNS']) || undefined;
  seed ??= Number(process.env['FUZZ_SEED']) || (long ? randomSeed() : fixedSeed);
  return { numRuns: long ?? short, seed, timeoutMs: long ? longTimeoutMs : shortTimeoutMs };
}

function randomSeed(): number {
  const chosen = randomInt(1, 2 ** 31);
  // Written directly to the terminal, because Jest would add a stack trace.
  process.stderr.write(`fuzz: FUZZ_SEED=${chosen}\n`);
  return chosen;
}
