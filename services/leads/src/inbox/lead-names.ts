import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';
import { DataSource, In } from 'typeorm';
import { Contact } from '../model/contact.entity.js';
import { Quote } from '../model/quote.entity.js';

/** Names leads in the audit trail by their references; erased leads have none. */
@Injectable()
export class LeadNames extends AuditNames {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const options = { select: { id: true, reference: true }, where: { id: In(ids) }, withDeleted: true };
    const quotes = await this.dataSource.manager.find(Quote, options);
    const contacts = await this.dataSource.manager.find(Contact, options);
    return new Map([...quotes, ...contacts].map(({ id, reference }) => [id, reference]));
  }
}
