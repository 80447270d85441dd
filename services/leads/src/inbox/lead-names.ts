import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';
import { DataSource } from 'typeorm';

/** The references of the leads in the trail; an erased one has none. */
@Injectable()
export class LeadNames extends AuditNames {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows: Array<{ id: string; reference: string }> = await this.dataSource.query(
      `SELECT id, reference FROM quotes WHERE id = ANY ($1)
       UNION ALL SELECT id, reference FROM contacts WHERE id = ANY ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  }
}
