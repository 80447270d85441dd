import { ValidateBy } from 'class-validator';
import { ValidationFailed } from '../errors/domain.error.js';

/**
 * Returns whether PostgreSQL can store the texts in a value. It cannot store U+0000, and a lone surrogate would become
 * another character. This check makes the answer a 400 instead of a 500.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || depth > 8) return true;
  return Object.values(value).every((inner) => isStorable(inner, depth + 1));
}

/** Returns a value whose texts can be stored: without U+0000, and with U+FFFD in place of lone surrogates. */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(toStorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map((entry) => entry.map(toStorable) as [string, unknown]));
}

const refusal = { message: 'This text holds a character that cannot be stored', code: 'invalid_text' };

export function unstorableTextError(fields: object): ValidationFailed | undefined {
  const field = Object.entries(fields).find(([key, value]) => !isStorable(key) || !isStorable(value))?.[0];
  if (field === undefined) return undefined;
  return new ValidationFailed({ [field.replaceAll('\0', '').toWellFormed()]: refusal });
}

/** Validates texts from a URL. Texts in bodies are checked when the body is parsed. */
export const StorableText = () =>
  ValidateBy(
    {
      name: 'storableText',
      validator: { validate: (value) => isStorable(value), defaultMessage: () => refusal.message },
    },
    { context: { code: refusal.code } },
  );
