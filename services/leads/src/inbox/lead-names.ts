import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';
import { DataSource, In } from 'typeorm';
import { Lead } from '../model/lead.entity.js';

/** Looks up the references under which the audit trail shows leads. Erased leads have none. */
@Injectable()
export class LeadNames extends AuditNames {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const options = { select: { id: true, reference: true }, where: { id: In(ids) }, withDeleted: true };
    const leads = await this.dataSource.manager.find(Lead, options);
    return new Map(leads.map(({ id, reference }) => [id, reference]));
  }
}
