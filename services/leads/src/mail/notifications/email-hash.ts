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

/** SQL: the result of `mailboxOf` for an email address in the database. */
export const mailboxIn = (email: string): string => {
  const [local, domain] = [1, 2].map((part) => `split_part(lower(${email}), '@', ${part})`);
  const name = `coalesce(nullif(split_part(${local}, '+', 1), ''), ${local})`;
  const providers = Object.entries(dotless).map(
    ([known, provider]) => `WHEN '${known}' THEN replace(${name}, '.', '') || '@${provider}'`,
  );
  return `CASE ${domain} ${providers.join(' ')} ELSE ${name} || '@' || ${domain} END`;
};

/** Returns a hash that identifies a mailbox without storing its address. */
export function emailHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('hex');
}
