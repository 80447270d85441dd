import { ValidatorConstraint, registerDecorator, type ValidatorConstraintInterface } from 'class-validator';
import type { ValidationArguments } from 'class-validator';
import type { ProcessConfig } from '@sandhill/platform/config/process.config.js';

/** Words that anybody who has read this repository, or any manual, would try. */
const known = new Set([
  'admin',
  'leads',
  'minioadmin',
  'password',
  'postgres',
  'right-password',
  'sandhill',
  'secret',
  'a-secret-of-the-store',
]);
const knownParts = /only-for-tests|change-?me|example|placeholder|your-?(password|secret)/i;

/** Whether a secret is no secret. An address is judged by the password in it. */
export function isKnownSecret(value: string): boolean {
  const secret = value.includes('://') ? passwordIn(value) : value;
  if (secret === '') return false;
  return known.has(secret.toLowerCase()) || knownParts.test(secret) || /^(.)\1*$/su.test(secret);
}

function passwordIn(address: string): string {
  try {
    return decodeURIComponent(URL.parse(address)?.password ?? '');
  } catch {
    return '';
  }
}

@ValidatorConstraint({ name: 'knownSecret' })
class NotKnown implements ValidatorConstraintInterface {
  validate(value: unknown, arguments_: ValidationArguments): boolean {
    const isLive = (arguments_.object as ProcessConfig).SITE_MODE === 'live';
    return !isLive || typeof value !== 'string' || !isKnownSecret(value);
  }

  defaultMessage(): string {
    return '$property must not be a known secret when SITE_MODE is live';
  }
}

/** Refuses, in live, secrets that stand in the repository. Names variables of the class and of those it extends. */
export const RefusesKnownSecrets =
  (...variables: string[]): ClassDecorator =>
  (target) => {
    for (const propertyName of variables)
      registerDecorator({ target: target as never, propertyName, validator: NotKnown });
  };
