import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';

/**
 * Returns no names: events of guide entries have the slug in their details, and only auth has the names of accounts.
 */
@Injectable()
export class EmptyAuditNames extends AuditNames {
  async read(): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }
}
