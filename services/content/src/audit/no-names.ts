import { Injectable } from '@nestjs/common';
import { AuditNames } from '@sandhill/platform/audit/audit-names.js';

/** The trail's events have no subjects of their own, and only auth knows the names of accounts. */
@Injectable()
export class NoNames extends AuditNames {
  async read(): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }
}
