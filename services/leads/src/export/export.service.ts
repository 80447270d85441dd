import { Injectable } from '@nestjs/common';
import { InboxRepository, type LeadFilter } from '../inbox/inbox.repository.js';
import { byteOrderMark } from './csv.js';
import { sheetHead, sheetLine } from './lead-sheet.js';

const leadsAtOnce = 200;

/** The leads as a sheet, page by page: however many there are, one page of them is in memory. */
@Injectable()
export class ExportService {
  constructor(private readonly inbox: InboxRepository) {}

  /** The text in pieces, the newest lead first; the first piece has the headings. */
  async *sheet(filter: Omit<LeadFilter, 'after' | 'limit'>): AsyncGenerator<string, void> {
    let pending = byteOrderMark + sheetHead;
    let after: LeadFilter['after'];
    do {
      const leads = await this.inbox.listLeads({ ...filter, after, limit: leadsAtOnce });
      const texts = await this.inbox.readTexts(leads);
      yield pending + leads.map((lead, index) => sheetLine({ ...lead, ...texts[index]! })).join('');
      pending = '';
      const last = leads.length === leadsAtOnce ? leads.at(-1) : undefined;
      after = last && { createdAt: last.position, id: last.id };
    } while (after);
  }
}
