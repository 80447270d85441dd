import { listOfNames } from './list-of-names';

describe(listOfNames.name, () => {
  it.each([
    [['Ann'], 'en', 'Ann'],
    [['Ann', 'Bob'], 'en', 'Ann and Bob'],
    [['Ann', 'Bob'], 'es', 'Ann y Bob'],
    [['Ann', 'Bob', 'Carla'], 'en', 'Ann, Bob and Carla'],
    [['Juan', 'Isabel'], 'en', 'Juan and Isabel'],
    [['Juan', 'Isabel'], 'es', 'Juan e Isabel'],
    [['Juan', 'Íñigo'], 'es', 'Juan e Íñigo'],
    [['Ana', 'hijos'], 'es', 'Ana e hijos'],
    [['agua', 'hielo'], 'es', 'agua y hielo'],
    [['Ana', 'Yolanda'], 'es', 'Ana y Yolanda'],
  ] as const)('writes %j in %s as %s', (names, language, text) => {
    expect(listOfNames(names, language)).toBe(text);
  });
});
