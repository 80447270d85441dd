import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, Not } from 'typeorm';
import { StaffChats } from '../chat/staff/staff-chats.service.js';
import { MessagesService } from '../conversation/messages.service.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { LeadHistory } from '../model/lead-history.entity.js';
import { SpamFilter } from '../spam-marks/spam-filter.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { InboxRepository } from './inbox.repository.js';
import type { LeadKey } from './lead-key.pipe.js';
import { LeadNote } from './lead-note.entity.js';
import { toLeadDetail, type LeadDetailResponse } from './lead-detail.response.js';
import { SamePersonRepository } from './same-person.repository.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

const inOrder = { createdAt: 'ASC', id: 'ASC' } as const;

@Injectable()
export class LeadDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: InboxRepository,
    private readonly photos: PhotosService,
    private readonly messages: MessagesService,
    private readonly chats: StaffChats,
    private readonly samePerson: SamePersonRepository,
    private readonly site: PublishedContent,
    private readonly filter: SpamFilter,
  ) {}

  /**
   * Reads a lead. If `isShown`, the caller sees the response, so the lead's conversation is marked as read by staff.
   * The response to a claim from a list or a push message is not shown.
   *
   * @throws NotFound, also for a lead in the bin
   */
  async read(key: LeadKey, { isShown = false } = {}): Promise<LeadDetailResponse> {
    const id = 'id' in key ? key.id : await this.inbox.idOf(key.reference);
    const [record] = id === undefined ? [] : await this.inbox.read([id]);
    if (!record || record.lead.deletedAt) throw new NotFound('This lead does not exist.');
    const { id: leadId } = record.lead;
    const { manager } = this.dataSource;
    const where = { leadId };
    const told = { leadId, kind: Not(In(['answered', 'noted', 'customer_wrote', 'answer_planned'])) };
    const belongings = {
      photos: await this.photos.listOf(leadId),
      notes: await manager.find(LeadNote, { where, order: inOrder }),
      notifications: await manager.find(Delivery, { where: { leadId, channel: 'mail' }, order: inOrder }),
      forFormerStaff: await this.inbox.mailsToFormerStaff(leadId),
      messages: await this.messages.listOf(leadId),
      chat: record.lead.kind === 'contact' ? await this.chats.ofLead(leadId, { isShown }) : null,
      history: await manager.find(LeadHistory, { where: told, order: { at: 'ASC', id: 'ASC' } }),
      earlier: await this.samePerson.find(record.lead),
      answersComeBack: this.messages.answersComeBack,
      likeMarked: await this.filter.explain(record.lead),
    };
    return toLeadDetail(record, belongings, this.site.current);
  }
}
