import { firstSite } from '@sandhill/company/content/first-site.js';
import { companyWords } from '@sandhill/company/forbidden-password-words.js';
import { commonPasswords } from './common-passwords.js';
import { describeProblem, minPasswordLength, problemOf } from './password-rules.js';
import { makeTemporaryPassword } from './temporary-password.js';

const account = {
  companyWords: companyWords(firstSite.profile),
  current: 'old-and-forgotten',
  username: 'marisol.vega',
  email: 'm.oleander-lane@limpkin.example',
  publicUrl: 'https://www.garden-cove.test',
};

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
    ['Baseball12', 'password_common'],
    ['corvette', 'password_common'],
    ['jennifer1', 'password_common'],
    ['midnight!', 'password_common'],
    ['marisol_vega99', 'password_personal_word'],
    ['ilikeMar1s0lmuch', 'password_personal_word'],
    ['tall Oleander hedge', 'password_personal_word'],
    ['fast limpkin 58', 'password_company_word'],
    ['a quiet COVE 44', 'password_company_word'],
    ['my-Sandhill-home', 'password_company_word'],
    ['s4ndh1ll.crew', 'password_company_word'],
    ['blue irrigation pipe', 'password_company_word'],
  ])('rejects %s', (password, problem) => {
    expect(problemOf(password, account)).toBe(problem);
  });

  it('rejects more than ten thousand common passwords', () => {
    expect(commonPasswords.size).toBeGreaterThan(10_000);
    const refused = [...commonPasswords].filter((password) => password.length >= minPasswordLength);
    expect(refused.filter((password) => problemOf(password, account) === undefined)).toEqual([]);
    expect(refused.length).toBeGreaterThan(10_000);
  });

  it.each([
    'heron-creek-77',
    'tres tristes tigres',
    'eight8ch',
    'x7'.repeat(99) + 'ab',
    '\u{1F334}\u{1F40A} \u05E9\u05DC\u05D5\u05DD \u2603 7\u00A07',
  ])('accepts %s', (password) => {
    expect(problemOf(password, account)).toBeUndefined();
  });

  it('accepts generated temporary passwords', () => {
    const made = Array.from({ length: 5_000 }, makeTemporaryPassword);

    expect(made.filter((password) => problemOf(password, account))).toEqual([]);
    expect(made.join('')).not.toMatch(/[aeiouy0134]/);
    expect(new Set(made).size).toBe(5_000);
  });
});

describe(describeProblem.name, () => {
  it('uses the form’s message', () => {
    expect(describeProblem('password_too_short')).toEqual({
      code: 'password_too_short',
      message: 'Password must be at least 8 characters long',
    });
  });
});
