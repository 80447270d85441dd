import type { Resolver } from 'node:dns/promises';

/** The questions that are asked of the DNS. */
type DnsQuestions = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** The DNS has answered, and there is nothing. Other failures say nothing about the domain. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

/** Whether the DNS has answered that there is no such record. */
export const isNoRecord = (error: unknown): boolean =>
  nothingThere.has(String((error as { code?: unknown }).code));

/** Whether domains take mail, by the DNS. */
export class MailDomains {
  /** @param dns undefined: it is not asked, for no mail leaves a demonstration */
  constructor(private readonly dns?: DnsQuestions) {}

  /**
   * Whether mail to the domain has a server: MX, else an address of the domain itself (RFC 5321); a null MX takes none
   * (RFC 7505). True while the DNS does not answer: the code that is mailed there proves the mailbox.
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
