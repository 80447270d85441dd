import type { Resolver } from 'node:dns/promises';

type DnsQuestions = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Error codes with which the DNS answers that there is no record. Other failures say nothing about the domain. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

export const isNoRecord = (error: unknown): boolean =>
  nothingThere.has(String((error as { code?: unknown }).code));

export class MailDomains {
  /** @param dns undefined in demo mode, which sends no mail to the outside and therefore makes no DNS queries */
  constructor(private readonly dns?: DnsQuestions) {}

  /**
   * Returns whether a domain accepts mail: it has an MX record or, without one, an IP address (RFC 5321). A null MX
   * means that it accepts none (RFC 7505). Returns true if the DNS does not answer, because the mailed code proves the
   * mailbox anyway.
   */
  async takesMail(domain: string): Promise<boolean> {
    if (!this.dns) return true;
    try {
      const servers = await this.dns.resolveMx(domain);
      return servers.some(({ exchange }) => exchange !== '' && exchange !== '.');
    } catch (error) {
      return isNoRecord(error) ? this.hasAddress(this.dns, domain) : true;
    }
  }

  private async hasAddress(dns: DnsQuestions, domain: string): Promise<boolean> {
    const answers = await Promise.allSettled([dns.resolve4(domain), dns.resolve6(domain)]);
    return answers.some((answer) => answer.status === 'fulfilled' || !isNoRecord(answer.reason));
  }
}
