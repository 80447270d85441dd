import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { InboxRepository, type LeadFilter } from '../inbox.repository.js';
import { byteOrderMark } from './csv.js';
import { sheetHead, sheetLine } from './lead-sheet.js';

const leadsAtOnce = 200;

/** Which leads the sheet has. */
export type SheetFilter = Omit<LeadFilter, 'after' | 'limit'>;

/** The leads as a sheet, page by page: however many there are, one page of them is in memory. */
@Injectable()
export class ExportService {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly dataSource: DataSource,
  ) {}

  /** The text in pieces, the newest lead first; the first piece has the headings. */
  async *sheet(filter: SheetFilter): AsyncGenerator<string, void> {
    yield byteOrderMark + sheetHead;
    let after: LeadFilter['after'];
    do {
      const { leads, next } = await this.inbox.listLeads({ ...filter, after, limit: leadsAtOnce });
      if (leads.length > 0) yield leads.map(sheetLine).join('');
      after = next;
    } while (after);
  }

  /** Records who exported which leads; of a search, only that there was one. */
  async record({ kind, statuses, text, bin }: SheetFilter, by: AuditedBy): Promise<void> {
    const details = {
      ...(kind && { kind }),
      ...(statuses && { status: statuses.join(',') }),
      ...(text !== undefined && { searched: true }),
      ...(bin && { bin }),
    };
    await recordLeadAudit(this.dataSource.manager, { ...by, action: 'leads_exported', details });
  }
}
