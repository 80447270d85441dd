import { createPrivateKey } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import type { ProcessConfig } from '@sandhill/platform/config/process.config.js';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import { serviceNames, type QuoteServiceId } from '@sandhill/company/service-names.js';
import { Transform } from 'class-transformer';
import { registerDecorator, type ValidationArguments } from 'class-validator';

/** Service id to the address that receives its quotes. */
export type MailRoutes = Partial<Record<QuoteServiceId, string>>;

type Rule = (value: unknown, isLive: boolean, all: Record<string, unknown>) => string | undefined;

function isLive(arguments_?: ValidationArguments): boolean {
  return (arguments_?.object as ProcessConfig | undefined)?.SITE_MODE === 'live';
}

function problemBy(rule: Rule, arguments_?: ValidationArguments): string | undefined {
  const all = (arguments_?.object ?? {}) as Record<string, unknown>;
  return rule(arguments_?.value, isLive(arguments_), all);
}

/** Registers a rule that returns the problem with a value, or undefined. */
const Variable =
  (rule: Rule): PropertyDecorator =>
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

const required = 'is required when SITE_MODE is live';
const noExample = 'must not be a .example address when SITE_MODE is live';

/** A mail address: required in live mode; in demo the company's address is the default. */
export const MailAddressVariable = () =>
  Variable((value, isLive) => {
    if (value === undefined) return isLive ? required : undefined;
    return problemWithAddress(value, isLive);
  });

/** `ALERT_EMAIL` and `ALERT_SMTP_URL` must be set together or not at all. */
export const AlertAddressVariable = () =>
  Variable((value, isLive, { ALERT_SMTP_URL: server }) => {
    if (value === undefined) return server === undefined ? undefined : 'is required with ALERT_SMTP_URL';
    return server === undefined ? 'needs ALERT_SMTP_URL' : problemWithAddress(value, isLive);
  });

const dkimVariables = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];

/** The three DKIM variables must be set together or not at all. */
export const DkimVariable = (): PropertyDecorator => (target, propertyName) => {
  Variable((value, _isLive, all) => {
    if (value === undefined)
      return dkimVariables.some((name) => all[name] !== undefined)
        ? `is required with ${dkimVariables.filter((name) => name !== propertyName).join(' and ')}`
        : undefined;
    return propertyName === 'DKIM_PRIVATE_KEY' && !isPrivateKey(String(value))
      ? 'must be a private key (PEM)'
      : undefined;
  })(target, propertyName);
};

function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false;
  }
}

const sender = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

/** The bare address of `Name <address>` or `address`. */
export function addressOfSender(text: string): string | undefined {
  const match = sender.exec(text);
  return match?.[1] ?? match?.[2];
}

/** An optional sender: `Name <address>` or an address. */
export const SenderVariable = () =>
  Variable((value, isLive) => {
    if (value === undefined) return undefined;
    const address = addressOfSender(String(value));
    return address ? problemWithAddress(address, isLive) : 'must be a mail address or Name <address>';
  });

/** A JSON object of service ids and mail addresses. */
export const MailRoutesVariable = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? parsed(value) : (value as unknown))),
    Variable((value, isLive) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'must be a JSON object of service ids and mail addresses';
      const unknown = Object.keys(value).find((id) => !Object.hasOwn(serviceNames, id));
      if (unknown !== undefined) return `names the unknown service "${unknown}"`;
      return Object.values(value)
        .map((address) => problemWithAddress(address, isLive))
        .find((problem) => problem !== undefined);
    }),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function problemWithAddress(value: unknown, isLive: boolean): string | undefined {
  if (!isEmailAddress(value)) return 'must be a mail address';
  return isLive && isExample(value) ? noExample : undefined;
}

function isExample(address: string): boolean {
  return /\.example$/i.test(address);
}
