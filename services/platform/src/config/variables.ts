import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min, MinLength } from 'class-validator';
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

/** A URL with one of the given schemes, such as `['postgres', 'postgresql']`; its password is a secret. */
export const UrlVariable = (schemes: readonly string[], rest: Presence = {}) =>
  applyDecorators(
    ...presence(rest),
    Matches(new RegExp(`^(${schemes.join('|')})://[^\\s]+$`), {
      message: `$property must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    }),
    IsNotKnownSecret(),
  );

export const TextVariable = (rest: Presence = {}) =>
  applyDecorators(
    ...presence(rest),
    IsString({ message: '$property is required' }),
    MinLength(1, { message: '$property is required' }),
  );

/** A secret: error messages never repeat its value, and live mode rejects publicly known ones. */
export const SecretVariable = ({ minLength, ...rest }: { minLength: number } & Presence) =>
  applyDecorators(
    ...presence(rest),
    IsString({ message: '$property is required' }),
    MinLength(minLength, { message: `$property must have at least ${minLength} characters` }),
    IsNotKnownSecret(),
  );
