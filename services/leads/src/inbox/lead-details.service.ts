import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { Notification } from '../mail/notifications/notification.entity.js';
import { PhotosService } from '../photos/photos.service.js';
import { InboxRepository } from './inbox.repository.js';
import type { LeadKey } from './lead-key.pipe.js';
import { LeadNote } from './lead-note.entity.js';
import { toLeadDetail, type LeadDetailResponse } from './lead.responses.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';

const inOrder = { createdAt: 'ASC', id: 'ASC' } as const;

/** Reads a lead with its photos, notes and mails. */
@Injectable()
export class LeadDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: InboxRepository,
    private readonly photos: PhotosService,
    private readonly site: SiteNow,
  ) {}

  /** @throws NotFound, also for a lead in the bin */
  async read(key: LeadKey): Promise<LeadDetailResponse> {
    const id = 'id' in key ? key.id : await this.inbox.idOf(key.reference);
    const [record] = id === undefined ? [] : await this.inbox.read([id]);
    if (!record || record.lead.deletedAt) throw new NotFound('This lead does not exist.');
    const { id: leadId } = record.lead;
    const where = record.kind === 'quote' ? { quoteId: leadId } : { contactId: leadId };
    const photos = record.kind === 'quote' ? await this.photos.listOf(leadId) : [];
    const notes = await this.dataSource.getRepository(LeadNote).find({ where, order: inOrder });
    const notifications = await this.dataSource.getRepository(Notification).find({ where, order: inOrder });
    return toLeadDetail(record, { photos, notes, notifications }, this.site.current);
  }
}
