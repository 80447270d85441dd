import { describeProblem, problemOf } from './password-rules.js';
import { makeTemporaryPassword } from './temporary-password.js';

const account = { current: 'old-and-forgotten', username: 'marisol' };

describe(problemOf.name, () => {
  it.each([
    ['seven77', 'password_too_short'],
    ['ñandú-7', 'password_too_short'],
    ['🌴🌴🌴🌴🌴', 'password_too_short'],
    ['x7'.repeat(100) + 'y', 'password_too_long'],
    ['old-and-forgotten', 'password_same'],
    ['password', 'password_common'],
    ['Password2024!', 'password_common'],
    ['P@ssw0rd', 'password_common'],
    ['!!Welcome123', 'password_common'],
    ['12345678', 'password_common'],
    ['87654321', 'password_common'],
    ['qwertyuiop', 'password_common'],
    ['aaaaaaaaaa', 'password_common'],
    ['abc1abc1abc1', 'password_common'],
    ['sunshine', 'password_common'],
    ['1q2w3e4r', 'password_common'],
    ['Marisol99', 'password_common'],
    ['my-Sandhill-home', 'password_company_word'],
    ['s4ndh1ll.crew', 'password_company_word'],
    ['blue irrigation pipe', 'password_company_word'],
  ])('finds fault with %s', (password, problem) => {
    expect(problemOf(password, account)).toBe(problem);
  });

  it.each(['heron-creek-77', 'tres tristes tigres', 'eight8ch', 'x7'.repeat(99) + 'ab'])(
    'takes %s',
    (password) => {
      expect(problemOf(password, account)).toBeUndefined();
    },
  );

  it('takes what the service itself makes', () => {
    const made = Array.from({ length: 50 }, makeTemporaryPassword);

    expect(made.filter((password) => problemOf(password, account))).toEqual([]);
    expect(new Set(made).size).toBe(50);
  });
});

describe(describeProblem.name, () => {
  it('uses the sentence of the form where there is one', () => {
    expect(describeProblem('password_too_short')).toEqual({
      code: 'password_too_short',
      message: 'Password must be at least 8 characters long',
    });
  });
});
