import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { TestMail } from './test-mail.js';
import type { TestMailResponse } from './test-mail.response.js';

@Injectable()
export class AuditedTestMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly testMail: TestMail,
  ) {}

  /** Writes the audit entry and then sends the mail, so that no mail is sent without an entry. */
  async send(to: string | undefined, by: AuditedBy): Promise<TestMailResponse> {
    const details = { recipient: to === undefined ? 'office' : 'another' };
    await recordLeadAudit(this.dataSource.manager, { ...by, action: 'test_mail_sent', details });
    return this.testMail.send(to);
  }
}
