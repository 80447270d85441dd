import TestSequencer from '@jest/test-sequencer';

const isLong = ({ path }) =>
  /\/infra\/(trials|testing)\/.*(stack|account|hostile|nginx-caches|published-sets)\./.test(path);

/** Files that wait for whole stacks come first, so that none of them is left alone on one core at the end. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
