import { addressOfSender } from './mail-variables.js';

/** A name and an email address, kept separate so that neither can inject a header. */
export interface Mailbox {
  name: string;
  address: string;
}

interface SenderSettings {
  SITE_MODE: 'demo' | 'live';
  MAIL_FROM?: string;
  PUBLIC_URL?: string;
}

/**
 * Returns the sender: `MAIL_FROM`, or by default no-reply at the site's domain (in demo mode at the company's domain).
 */
export function senderOf(
  { SITE_MODE, MAIL_FROM, PUBLIC_URL }: SenderSettings,
  company: { name: string; domain: string },
): Mailbox {
  const address = MAIL_FROM && addressOfSender(MAIL_FROM);
  if (MAIL_FROM && address) {
    return { name: MAIL_FROM.split('<')[0]?.replaceAll('"', '').trim() || company.name, address };
  }
  const isSites = SITE_MODE === 'live' && PUBLIC_URL;
  const domain = isSites ? new URL(PUBLIC_URL).hostname.replace(/^www\./, '') : company.domain;
  return { name: company.name, address: `no-reply@${domain}` };
}
