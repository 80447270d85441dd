import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { InboxRepository } from '../inbox.repository.js';
import type { LeadPosition } from '../list/lead-cursor.js';
import type { LeadFilter } from '../list/lead-filter.js';
import type { LeadQuery } from '../list/lead-list.repository.js';
import type { LeadView } from '../list/list-leads.query.js';
import { byteOrderMark } from './csv.js';
import { sheetHeader, sheetRow } from './lead-sheet.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

const batchSize = 200;
/** Number of rows that are formatted before other requests are handled. */
const rowsAtOnce = 20;

/** Exports leads as CSV, page by page, so that only one page is in memory. */
@Injectable()
export class ExportService {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly dataSource: DataSource,
    private readonly site: PublishedContent,
  ) {}

  /**
   * Yields the file in chunks. The first chunk, the header row, is yielded only after the first page of leads has been
   * read.
   */
  async *sheet(wanted: Omit<LeadQuery, 'after' | 'limit'>): AsyncGenerator<string, void> {
    const read = (after?: LeadPosition) => this.inbox.listLeads({ ...wanted, after, limit: batchSize });
    let page = await read();
    yield byteOrderMark + sheetHeader;
    for (;;) {
      for (let from = 0; from < page.leads.length; from += rowsAtOnce) {
        const some = page.leads.slice(from, from + rowsAtOnce);
        yield some.map((lead) => sheetRow(lead, this.site)).join('');
        await setImmediate();
      }
      if (!page.next) return;
      page = await read(page.next);
    }
  }

  /** Records an export in the audit trail. The search text is left out, because it may name a person. */
  async record(exported: LeadFilter & { view?: LeadView }, by: AuditedBy): Promise<void> {
    const { kind, statuses, text, bin, ownerId, lateSince, view } = exported;
    const details = {
      ...(kind && { kind }),
      ...(statuses && { status: statuses.join(',') }),
      ...(text !== undefined && { searched: true }),
      ...(bin && { bin }),
      ...(ownerId !== undefined && { owner: ownerId ?? 'none' }),
      ...(lateSince && { late: true }),
      ...(view && { view }),
    };
    await recordLeadAudit(this.dataSource.manager, { ...by, action: 'leads_exported', details });
  }
}
