import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { IsNotKnownSecret } from './known-secrets.js';

interface Presence {
  /** Whether the variable may be missing although it has no default. */
  optional?: boolean;
}

const presence = ({ optional }: Presence) => (optional ? [IsOptional()] : []);

export const IntVariable = ({ min, max, ...rest }: { min: number; max: number } & Presence) => {
  const message = `$property must be a whole number from ${min} to ${max}`;
  return applyDecorators(
    ...presence(rest),
    Transform(({ value }) => (typeof value === 'string' ? Number(value) : (value as unknown))),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
};

export const FlagVariable = () =>
  applyDecorators(
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown))),
    IsBoolean({ message: '$property must be true or false' }),
  );

export const ChoiceVariable = (choices: readonly string[], rest: Presence = {}) =>
  applyDecorators(
    ...presence(rest),
    IsIn(choices, { message: `$property must be one of: ${choices.join(', ')}` }),
  );

const inUrl =
  /^\w+:\/\/((?:[^\s/?#%]|%[\da-f]{2})*@)?(\[[\da-f:.]+\]|[^\s/?#@:[\]%]+)((:\d+)?([/?][^\s#@]*)?|[/?][^\s#]*)$/i;

/**
 * Requires a URL with one of the given schemes, such as `['postgres', 'postgresql']`. The URL's password is checked
 * like a secret. An unescaped `/` or `#` in the password is rejected, because the URL would then name another server.
 */
export const UrlVariable = (schemes: readonly string[], rest: Presence = {}) => {
  const starts = schemes.map((scheme) => `${scheme}://`);
  const problemWith = (value: unknown): string | undefined => {
    const text = typeof value === 'string' ? value : '';
    if (!starts.some((start) => text.length > start.length && text.startsWith(start)))
      return `must be an address that starts with ${starts.join(' or ')}`;
    if (!inUrl.test(text)) return 'must have /, #, % and spaces of its password as %2F, %23, %25 and %20';
    return URL.canParse(text) ? undefined : 'must be an address with a server and a port that can exist';
  };
  return applyDecorators(
    ...presence(rest),
    ValidateBy({
      name: 'address',
      validator: {
        validate: (value) => problemWith(value) === undefined,
        defaultMessage: (given) => `$property ${problemWith(given?.value)}`,
      },
    }),
    IsNotKnownSecret(),
  );
};

export const TextVariable = (rest: Presence = {}) =>
  applyDecorators(
    ...presence(rest),
    IsString({ message: '$property is required' }),
    MinLength(1, { message: '$property is required' }),
  );

/** Requires a secret. Error messages never repeat its value, and live mode rejects publicly known secrets. */
export const SecretVariable = ({ minLength, ...rest }: { minLength: number } & Presence) =>
  applyDecorators(
    ...presence(rest),
    IsString({ message: '$property is required' }),
    MinLength(minLength, { message: `$property must have at least ${minLength} characters` }),
    IsNotKnownSecret(),
  );

/**
 * Validates an optional password for the user in a URL. Rejects the password if the URL has no user, because the
 * password would never be used.
 *
 * @param address name of the variable with the URL
 */
export const PasswordVariable = (address: string) =>
  applyDecorators(
    SecretVariable({ minLength: 1, optional: true }),
    ValidateBy({
      name: 'passwordOfUser',
      validator: {
        validate: (value, given) => {
          const url = URL.parse(String((given?.object as Record<string, unknown> | undefined)?.[address]));
          return !value || !url || url.username !== '';
        },
        defaultMessage: () => `$property needs the user in ${address}: …://user@host`,
      },
    }),
  );
