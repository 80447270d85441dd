import { listOfNames } from './list-of-names';

describe(listOfNames.name, () => {
  it.each([
    [['Ann'], 'en', 'Ann'],
    [['Ann', 'Bob'], 'en', 'Ann and Bob'],
    [['Ann', 'Bob'], 'es', 'Ann y Bob'],
    [['Ann', 'Bob', 'Carla'], 'en', 'Ann, Bob and Carla'],
  ] as const)('writes %j in %s as %s', (names, language, text) => {
    expect(listOfNames(names, language)).toBe(text);
  });
});
