import { createHash } from 'node:crypto';

/** Canonical domains of the mail providers that ignore dots in addresses, by domain. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** Returns the canonical address of a mailbox, which can have many addresses (`ann+garden@`, `a.nn@gmail.com`). */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  // A local part that starts with "+" is kept as it is.
  const name = local.split('+')[0] || local;
  const provider = dotless[domain];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}

/** Returns a hash that identifies a mailbox without storing its address. */
export function emailHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('hex');
}
