import { createHash } from 'node:crypto';

/** Providers that ignore dots, and the name by which each is known. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox that an address leads to: one mailbox has any number of addresses (`ann+garden@`, `a.nn@gmail.com`). */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  // What begins with a tag has no other name.
  const name = local.split('+')[0] || local;
  const provider = dotless[domain];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}

/** By what a mailbox is known that had its receipt of the day, or refused a mail. */
export function emailHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('hex');
}
