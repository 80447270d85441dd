import TestSequencer from '@jest/test-sequencer';

/** Test files that take a minute or longer, the longest first. */
const longest = [
  'trials/faults/account',
  'testing/whole/stack',
  'backup/test/restore',
  'leads/test/visits-simulation',
  'leads/test/visitor-page',
  'leads/test/visit-booking',
  'leads/test/returned-mail-load',
  'testing/whole/hostile',
  'testing/whole/nginx-caches',
  'testing/whole/published-sets',
];

const placeOf = ({ path }) => longest.findIndex((name) => path.endsWith(`/${name}.int-spec.ts`));

/** Runs long test files first, so that none of them runs alone on one core at the end. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const long = sorted.filter((test) => placeOf(test) >= 0);
    return [
      ...long.toSorted((one, other) => placeOf(one) - placeOf(other)),
      ...sorted.filter((test) => placeOf(test) < 0),
    ];
  }
}
