import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { addressCode } from '../templates/address-code.js';
import { TestMail } from '../test-mail/test-mail.js';
import { AddressCodes, codeHoldsMs, maxTries } from './address-codes.js';
import { CodeNotSent, DomainTakesNoMail, type CodeProblem } from './mail-addresses.errors.js';
import { MailDomains } from './mail-domains.js';
import type { AddressName } from './mail-setting-names.js';
import type { MailSetting } from './mail-setting.entity.js';

@Injectable()
export class AddressProof {
  constructor(
    private readonly domains: MailDomains,
    private readonly codes: AddressCodes,
    private readonly testMail: TestMail,
    private readonly site: PublishedContent,
  ) {}

  async requireDomain(email: string): Promise<void> {
    if (!(await this.domains.takesMail(email.split('@')[1] ?? ''))) throw new DomainTakesNoMail();
  }

  /**
   * Mails a code.
   *
   * @returns the hash of the code
   * @throws CodeNotSent
   */
  async send(name: AddressName, email: string): Promise<string> {
    const code = this.codes.make();
    const words = addressCode(name, code, this.site.current);
    const { isAccepted, serverAnswer, fallback } = await this.testMail.send(email, words);
    if (!isAccepted && !fallback?.isAccepted) throw new CodeNotSent(serverAnswer);
    return this.codes.hashOf(code, email);
  }

  problemWith({ pending, codeHash, askedAt, tries }: MailSetting, code: string): CodeProblem | undefined {
    if (pending === null || codeHash === null || askedAt === null) return 'nothing_pending';
    if (Date.now() - askedAt.getTime() > codeHoldsMs) return 'code_expired';
    if (tries >= maxTries) return 'too_many_tries';
    return this.codes.isRight(code, { address: pending, hash: codeHash }) ? undefined : 'wrong_code';
  }
}
