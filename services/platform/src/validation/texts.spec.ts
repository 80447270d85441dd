import { trimmed } from './texts.js';

describe(trimmed.name, () => {
  it.each([
    [' Ana Ruiz\n', 'Ana Ruiz'],
    ['Ana \u202eziuR\u202c ', 'Ana ziuR'],
    ['\u2067 Ana\u2069', 'Ana'],
    [7, 7],
  ])('turns %j into %j', (value, text) => {
    expect(trimmed(value)).toBe(text);
  });
});
