export interface FuzzRuns {
  numRuns: number;
  seed: number;
  /** For the test that runs them, in milliseconds. */
  timeoutMs: number;
  /** fast-check's word for printing the cases that failed on the way to the smallest one. */
  verbose: 1;
}

const shortTimeoutMs = 60_000;
const longTimeoutMs = 12 * 3_600_000;

/**
 * How often a test with random cases runs: `short` times, or FUZZ_RUNS times. It prints its seed; FUZZ_SEED repeats a run.
 */
export function fuzzRuns(short: number): FuzzRuns {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env;
  const seed = FUZZ_SEED ? Number(FUZZ_SEED) : Math.floor(Math.random() * 2 ** 31);
  const numRuns = FUZZ_RUNS ? Number(FUZZ_RUNS) : short;
  if (!Number.isInteger(seed) || !Number.isInteger(numRuns) || numRuns < 1)
    throw new Error('FUZZ_RUNS and FUZZ_SEED must be whole numbers');
  process.stderr.write(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}\n`);
  return { numRuns, seed, timeoutMs: FUZZ_RUNS ? longTimeoutMs : shortTimeoutMs, verbose: 1 };
}
