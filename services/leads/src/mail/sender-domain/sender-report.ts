import type { SenderDomainResponse } from './sender-domain.response.js';

const names = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' };

const states = {
  found: 'found',
  missing: 'missing',
  wrong: 'wrong: there are several records, or the record holds another key',
  unknown: 'not known: DNS did not answer, or the mail provider signs with a key of its own',
};

/** Formats the records as lines of the command `make mail-test`. */
export function senderReport({ domain, records }: SenderDomainResponse): string {
  if (!records) return `${domain}: not looked up, because this is a demonstration.`;
  return records
    .flatMap(({ record, state, name, toAdd }) => [
      `${names[record]} (${name}): ${states[state]}`,
      ...(toAdd ? [`  add TXT "${toAdd}"`] : []),
    ])
    .join('\n');
}

/**
 * Returns a hint if the answer shows that a large provider rejected a mail because the provider does not trust the
 * domain; undefined for other answers.
 */
export function refusalHint(serverAnswer: string): string | undefined {
  return /\b5\.7\.(?:26|25|27|30|515|509|9|1)\b/.test(serverAnswer)
    ? 'The recipient’s server does not trust the sender’s domain. Add the DNS records that are missing; see "SPF, DKIM and DMARC" in docs/operations.md.'
    : undefined;
}
