import { say } from '../../local/command-line/progress.ts';
import { describeFailures, type Failure, type Tally } from './tally.ts';

/**
 * Number of second tries in a run that a busy machine can explain. If there are more, the tests or the product have a
 * fault.
 */
export const maxSecondTries = 3;

/**
 * Prints the tests that passed only when they ran again, with the output of their first run.
 *
 * @returns a failure for each of them if there are more than {@link maxSecondTries}
 */
export function judgeSecondTries(tests: readonly Failure[]): Tally {
  if (tests.length > 0) {
    say(`${tests.length} needed a second try: ${tests.map(({ name }) => name).join(' · ')}`);
    say(describeFailures(tests, 'AGAIN'));
  }
  const refused = tests.length > maxSecondTries ? [...tests] : [];
  return { passed: 0, failed: refused.length, failures: refused };
}
