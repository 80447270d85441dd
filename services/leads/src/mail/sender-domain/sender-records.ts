import { createPublicKey } from 'node:crypto';
import type { Resolver } from 'node:dns/promises';
import { isNoRecord } from '../addresses/mail-domains.js';

export const senderRecordNames = ['spf', 'dkim', 'dmarc'] as const;

/** `unknown`: the DNS did not answer, or a provider signs with a key of its own. */
export const senderRecordStates = ['found', 'missing', 'wrong', 'unknown'] as const;

export interface SenderRecord {
  record: (typeof senderRecordNames)[number];
  state: (typeof senderRecordStates)[number];
  name: string;
  /** The record to publish; null if no record is proposed. */
  toAdd: string | null;
}

interface SenderOptions {
  domain: string;
  /** Email address that receives DMARC's reports. */
  reportsTo: string;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

const firstSpf = 'v=spf1 include:<your mail provider> -all';

/** Looks up the DNS records by which receivers trust mail of the sender's domain. */
export class SenderRecords {
  /** @param dns undefined in demo mode, which sends no mail to the outside and therefore makes no DNS queries */
  constructor(private readonly dns?: Pick<Resolver, 'resolveTxt'>) {}

  /** Looks up the SPF, DKIM and DMARC records. @returns undefined in demo mode */
  async check({ domain, reportsTo, dkim }: SenderOptions): Promise<SenderRecord[] | undefined> {
    if (!this.dns) return undefined;
    return Promise.all([this.spf(domain), this.dkim(domain, dkim), this.dmarc(domain, reportsTo)]);
  }

  private async spf(domain: string): Promise<SenderRecord> {
    const texts = await this.read(domain);
    const found = texts?.filter((text) => /^v=spf1(?: |$)/i.test(text)) ?? [];
    const facts = { record: 'spf' as const, name: domain };
    if (!texts) return { ...facts, state: 'unknown', toAdd: null };
    if (found.length === 0) return { ...facts, state: 'missing', toAdd: firstSpf };
    // Receivers treat two SPF records as none (RFC 7208).
    return { ...facts, state: found.length > 1 ? 'wrong' : 'found', toAdd: null };
  }

  private async dkim(domain: string, dkim: SenderOptions['dkim']): Promise<SenderRecord> {
    const record = 'dkim' as const;
    if (!dkim) return { record, name: `<selector>._domainkey.${domain}`, state: 'unknown', toAdd: null };
    const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
    const key = publicHalf(dkim.privateKey);
    const toAdd = `v=DKIM1; k=rsa; p=${key}`;
    const texts = await this.read(name);
    if (!texts) return { record, name, state: 'unknown', toAdd: null };
    const published = texts.flatMap(
      (text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replaceAll(' ', '') ?? [],
    );
    if (published.length === 0) return { record, name, state: 'missing', toAdd };
    return published.includes(key)
      ? { record, name, state: 'found', toAdd: null }
      : { record, name, state: 'wrong', toAdd };
  }

  /** Checks the DMARC record. Subdomains use the record of the domain above them. */
  private async dmarc(domain: string, reportsTo: string): Promise<SenderRecord> {
    const facts = { record: 'dmarc' as const, name: `_dmarc.${domain}` };
    const above = domain.split('.').slice(-2).join('.');
    const names = [...new Set([domain, above])].map((each) => `_dmarc.${each}`);
    const answers = await Promise.all(names.map((name) => this.read(name)));
    if (answers.some((texts) => texts?.some((text) => /^v=DMARC1/i.test(text))))
      return { ...facts, state: 'found', toAdd: null };
    if (answers.some((texts) => texts === undefined)) return { ...facts, state: 'unknown', toAdd: null };
    return { ...facts, state: 'missing', toAdd: `v=DMARC1; p=none; rua=mailto:${reportsTo}` };
  }

  /** Returns the TXT records of a name; undefined if the DNS does not answer. */
  private async read(name: string): Promise<string[] | undefined> {
    try {
      const records = await this.dns?.resolveTxt(name);
      return records?.map((parts) => parts.join(''));
    } catch (error) {
      return isNoRecord(error) ? [] : undefined;
    }
  }
}

/** Returns the public half of a private key in the form that the DKIM record contains. */
function publicHalf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}
