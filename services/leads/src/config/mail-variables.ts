import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { applyDecorators } from '@nestjs/common';
import { MailVariable, problemWithAddress as problemWith } from '@sandhill/platform/mail/mail-variables.js';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import { Transform } from 'class-transformer';
import { serviceIds } from '@sandhill/company/service-ids.js';

export type MailRoutes = Partial<Record<QuoteServiceId, string>>;

const routed = new Set<string>([...serviceIds, 'other']);

const required = 'is required when SITE_MODE is live';

/** Validates a mail address, which is required in live mode. In demo, the company's address is the default. */
export const MailAddressVariable = () =>
  MailVariable((value, isLive) => {
    if (value === undefined) return isLive ? required : undefined;
    return problemWithAddress(value, isLive);
  });

export const OptionalAddressVariable = () =>
  MailVariable((value, isLive) => (value === undefined ? undefined : problemWithAddress(value, isLive)));

/** Validates `ALERT_EMAIL`: it is required with `ALERT_SMTP_URL`, and not allowed without it. */
export const AlertAddressVariable = () =>
  MailVariable((value, isLive, { ALERT_SMTP_URL: server }) => {
    if (value === undefined) return server === undefined ? undefined : 'is required with ALERT_SMTP_URL';
    return server === undefined ? 'needs ALERT_SMTP_URL' : problemWithAddress(value, isLive);
  });

export const MailRoutesVariable = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? parsed(value) : (value as unknown))),
    MailVariable((value, isLive) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'must be a JSON object of service ids and mail addresses';
      const unknown = Object.keys(value).find((id) => !routed.has(id));
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
  return problemWith(value, { isLive, isAddress: isEmailAddress });
}
