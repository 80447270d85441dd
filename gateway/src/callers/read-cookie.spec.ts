import { readCookie } from './read-cookie.js';

describe(readCookie.name, () => {
  it.each([
    ['sandhill_session=abc', 'abc'],
    ['theme=dark; sandhill_session=abc; x=y', 'abc'],
    ['sandhill_session=first; sandhill_session=second', 'first'],
    ['xsandhill_session=abc', undefined],
    ['sandhill_session', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p holds %p', (header, value) => {
    expect(readCookie(header, 'sandhill_session')).toBe(value);
  });
});
