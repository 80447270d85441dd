import { readToken } from './read-token.js';

const [token, other] = ['a'.repeat(20), 'b'.repeat(20)];

describe(readToken.name, () => {
  it.each([
    [`sandhill_session=${token}`, token],
    [`theme=dark; sandhill_session=${token}; x=y`, token],
    [`sandhill_session=${token}; sandhill_session=${other}`, token],
    [`xsandhill_session=${token}`, undefined],
    ['sandhill_session=short', undefined],
    [`sandhill_session=${token}"`, undefined],
    ['sandhill_session', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p holds %p', (header, value) => {
    expect(readToken(header, 'sandhill_session')).toBe(value);
  });
});
