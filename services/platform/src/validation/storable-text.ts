import { ValidateBy } from 'class-validator';
import { ValidationFailed } from '../errors/domain.error.js';

/**
 * PostgreSQL's text cannot hold U+0000, and half a surrogate pair would become another character on its way there;
 * found before, it is the sender's mistake and not our failure.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || depth > 8) return true;
  return Object.values(value).every((inner) => isStorable(inner, depth + 1));
}

const refusal = { message: 'This text holds a character that cannot be stored', code: 'invalid_text' };

/** The refusal of the first field that cannot be stored; `undefined` where all can. */
export function fieldThatCannotBeStored(fields: object): ValidationFailed | undefined {
  const field = Object.entries(fields).find(([key, value]) => !isStorable(key) || !isStorable(value))?.[0];
  if (field === undefined) return undefined;
  return new ValidationFailed({ [field.replaceAll('\0', '').toWellFormed()]: refusal });
}

/** A text of an address that the database is asked for; all of a body is looked through when it is read. */
export const StorableText = () =>
  ValidateBy(
    {
      name: 'storableText',
      validator: { validate: (value) => isStorable(value), defaultMessage: () => refusal.message },
    },
    { context: { code: refusal.code } },
  );
