import { stripVTControlCharacters } from 'node:util';

/** A test or a check that did not pass. */
export interface Failure {
  name: string;
  /** What it said, as it said it. */
  why: string;
}

/** What a part of the run came to. */
export interface Tally {
  passed: number;
  /** At least as many as there are `failures`: a run that breaks off names none. */
  failed: number;
  failures: Failure[];
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

const shownLines = 12;

/** The failures once more, for the end of a log of thousands of lines. */
export function describeFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ name, why }) => {
      const lines = stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [`FAILED ${name}`, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');
}
