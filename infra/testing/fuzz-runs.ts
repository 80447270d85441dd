import { randomInt } from 'node:crypto';

let seed: number | undefined;

/**
 * How often fast-check tries a property, and from which seed: `short` times in `make test`, FUZZ_RUNS times in `make fuzz`.
 * FUZZ_SEED tries the same again; the seed is printed once.
 */
export function fuzzRuns(short: number): { numRuns: number; seed: number } {
  seed ??= chooseSeed();
  return { numRuns: Number(process.env['FUZZ_RUNS']) || short, seed };
}

function chooseSeed(): number {
  const chosen = Number(process.env['FUZZ_SEED']) || randomInt(1, 2 ** 31);
  // Straight to the terminal: Jest would put a stack trace beside it.
  process.stderr.write(`fuzz: FUZZ_SEED=${chosen}\n`);
  return chosen;
}
