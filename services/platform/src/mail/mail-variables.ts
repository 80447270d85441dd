import { createPrivateKey } from 'node:crypto';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import type { ProcessConfig } from '../config/process.config.js';

/** Returns the problem with a value, or undefined if there is none. */
type MailRule = (value: unknown, isLive: boolean, all: Record<string, unknown>) => string | undefined;

function isLive(arguments_?: ValidationArguments): boolean {
  return (arguments_?.object as ProcessConfig | undefined)?.SITE_MODE === 'live';
}

function problemBy(rule: MailRule, arguments_?: ValidationArguments): string | undefined {
  const all = (arguments_?.object ?? {}) as Record<string, unknown>;
  return rule(arguments_?.value, isLive(arguments_), all);
}

export const MailVariable =
  (rule: MailRule): PropertyDecorator =>
  (target, propertyName) => {
    registerDecorator({
      name: 'mailVariable',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (_value: unknown, arguments_) => problemBy(rule, arguments_) === undefined,
        defaultMessage: (arguments_) => `$property ${problemBy(rule, arguments_) ?? 'is not valid'}`,
      },
    });
  };

const minDkimKeyLength = 1024;
const dkimVariables = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];

/**
 * Requires that the three DKIM variables are set together or not at all, and that `DKIM_PRIVATE_KEY` is a private RSA
 * key. With an Ed25519 key, nodemailer sends mails unsigned; with any other key, the signature is invalid. Receivers
 * ignore signatures of shorter keys (RFC 8301).
 */
export const DkimVariable = (): PropertyDecorator => (target, propertyName) => {
  MailVariable((value, _isLive, all) => {
    if (value === undefined)
      return dkimVariables.some((name) => all[name] !== undefined)
        ? `is required with ${dkimVariables.filter((name) => name !== propertyName).join(' and ')}`
        : undefined;
    return propertyName === 'DKIM_PRIVATE_KEY' && !isDkimKey(String(value))
      ? `must be a private key of the type RSA (PEM) with at least ${minDkimKeyLength} bits`
      : undefined;
  })(target, propertyName);
};

function isDkimKey(text: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(text);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= minDkimKeyLength;
  } catch {
    return false;
  }
}

const sender = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

/** Returns the email address in `Name <address>` or `address`; undefined for any other text. */
export function addressOfSender(text: string): string | undefined {
  const match = sender.exec(text);
  return match?.[1] ?? match?.[2];
}

/** Returns whether a value is an email address. Callers pass the rule from `services/company`. */
export type EmailPredicate = (value: unknown) => value is string;

/** Accepts an optional sender: `Name <address>` or an email address. */
export const SenderVariable = (isAddress: EmailPredicate) =>
  MailVariable((value, isLive) => {
    if (value === undefined) return undefined;
    const address = addressOfSender(String(value));
    return address
      ? problemWithAddress(address, { isLive, isAddress })
      : 'must be an email address or Name <address>';
  });

export function problemWithAddress(
  value: unknown,
  { isLive, isAddress }: { isLive: boolean; isAddress: EmailPredicate },
): string | undefined {
  if (!isAddress(value)) return 'must be an email address';
  return isLive && isExample(value) ? noExample : undefined;
}

const noExample = 'must not be a .example address when SITE_MODE is live';

function isExample(address: string): boolean {
  return /\.example$/i.test(address);
}
