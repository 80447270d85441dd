import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  name: string;
  why: string;
}

export interface Tally {
  passed: number;
  /**
   * Number of failed tests. It may be larger than the number of `failures`, because a run that breaks off names no
   * tests.
   */
  failed: number;
  failures: Failure[];
  /** Tests that passed only when they ran again, with the output of their first run. */
  secondTries?: Failure[];
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    secondTries: tallies.flatMap(({ secondTries = [] }) => secondTries),
  };
}

const shownLines = 12;

/** Returns the failures as text. It is printed again at the end of a log of thousands of lines. */
export function describeFailures(failures: readonly Failure[], word = 'FAILED'): string {
  return failures
    .map(({ name, why }) => {
      const lines = stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [`${word} ${name}`, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');
}
