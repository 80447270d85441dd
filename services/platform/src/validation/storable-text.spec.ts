import { unstorableTextError, isStorable } from './storable-text.js';

describe(isStorable, () => {
  it.each(['Año 🌴', '', 7, null, undefined, { text: ['a', { b: 'c' }] }])('takes %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each([
    ['a NUL', 'a\0b'],
    ['half a character', 'a\ud800'],
    ['a NUL far inside', { text: ['a', { b: '\0' }] }],
  ])('refuses %s', (_what, value) => {
    expect(isStorable(value)).toBe(false);
  });
});

describe(unstorableTextError, () => {
  it('reports the field, also if its name is invalid', () => {
    const refused = { message: 'This text holds a character that cannot be stored', code: 'invalid_text' };

    expect(unstorableTextError({ name: 'Ana', text: '\0' })?.fields).toEqual({ text: refused });
    expect(unstorableTextError({ 'na\0me': 'Ana' })?.fields).toEqual({ name: refused });
    expect(unstorableTextError({ name: 'Ana' })).toBeUndefined();
  });
});
