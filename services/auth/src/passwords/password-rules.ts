import type { FieldError } from '@sandhill/platform/errors/domain.error.js';
import { commonPasswords } from './common-passwords.js';

export const minPasswordLength = 8;
const maxPasswordLength = 200;

const problems = {
  password_too_short: `Password must be at least ${minPasswordLength} characters long`,
  password_too_long: `Password must be at most ${maxPasswordLength} characters long`,
  password_common: 'This password is too common. Please choose another one.',
  password_personal_word:
    'The password must not contain your name or email address. Please choose another one.',
  password_company_word: 'The password must not contain a word from the company. Please choose another one.',
  password_same: 'The new password must differ from the current one.',
};

type PasswordProblem = keyof typeof problems;

export interface PasswordContext {
  current: string;
  username: string;
  email: string;
  /** The site's public URL. The words of its host name are not secret, so passwords must not contain them. */
  publicUrl: string;
  companyWords: readonly string[];
}

export function problemOf(password: string, context: PasswordContext): PasswordProblem | undefined {
  const { current, username, email, publicUrl } = context;
  const length = [...password].length;
  if (length < minPasswordLength) return 'password_too_short';
  if (length > maxPasswordLength) return 'password_too_long';
  if (password === current) return 'password_same';
  if (isCommon(password) || wordOf(password) === wordOf(username)) return 'password_common';
  const [mailbox = '', mailDomain = ''] = email.split('@');
  if (containsWord(password, wordsIn(`${username} ${mailbox}`))) return 'password_personal_word';
  const domains = wordsIn(`${new URL(publicUrl).hostname} ${mailDomain}`).filter(
    (word) => !genericWords.has(word),
  );
  return containsWord(password, [...context.companyWords, ...domains]) ? 'password_company_word' : undefined;
}

export function describeProblem(code: PasswordProblem): FieldError {
  return { code, message: problems[code] };
}

const substitutes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const symbols: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };

function readAsLetters(text: string): string {
  return text.toLowerCase().replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? symbols[sign] ?? sign);
}

/**
 * Returns the word in a text like "Password2024!". Digits and symbols around a word do not make a password less common.
 */
function wordOf(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text.toLowerCase())?.[0] ?? '';
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const words = [plain, wordOf(plain), readAsLetters(plain), wordOf(readAsLetters(wordOf(plain)))];
  return words.some((word) => commonPasswords.has(word)) || isPattern(plain);
}

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

/**
 * Returns whether a password is a pattern: at most two different characters, a run on the keyboard or in the alphabet,
 * or a repeated part of at most four characters.
 */
function isPattern(plain: string): boolean {
  if (new Set(plain).size <= 2 || /^(.{1,4})\1+$/u.test(plain)) return true;
  return runs.some((run) => run.repeat(2).includes(plain));
}

/** Length from which words are forbidden. Shorter words occur in many passwords by chance. */
const minWordLength = 4;

const genericWords = new Set([
  'localhost',
  'example',
  'mail',
  'gmail',
  'yahoo',
  'hotmail',
  'outlook',
  'icloud',
  'info',
]);

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= minWordLength);
}

function containsWord(password: string, words: readonly string[]): boolean {
  const spellings = [password.toLowerCase(), readAsLetters(password)];
  return words.some((word) => spellings.some((spelling) => spelling.includes(word)));
}
