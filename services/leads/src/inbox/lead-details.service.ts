import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { Contact } from '../model/contact.entity.js';
import { Notification } from '../mail/notifications/notification.entity.js';
import { PhotosService } from '../photos/photos.service.js';
import { Quote } from '../model/quote.entity.js';
import { InboxRepository } from './inbox.repository.js';
import { LeadNote } from './lead-note.entity.js';
import {
  toLeadNote,
  toLeadPhoto,
  toLeadSummary,
  toNotification,
  type LeadDetailResponse,
} from './lead.responses.js';

/** Reads one lead with everything that hangs on it. */
@Injectable()
export class LeadDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: InboxRepository,
    private readonly photos: PhotosService,
  ) {}

  /** @throws NotFound */
  async read(id: string): Promise<LeadDetailResponse> {
    const row = await this.inbox.findLead(id);
    if (!row) throw new NotFound('This lead is not there.');
    const owner = row.kind === 'quote' ? { quoteId: id } : { contactId: id };
    const [texts, photos, notes, notifications] = await Promise.all([
      this.textsOf(row),
      row.kind === 'quote' ? this.photos.listOf(id) : [],
      this.dataSource.getRepository(LeadNote).find({ where: owner, order: { createdAt: 'ASC', id: 'ASC' } }),
      this.dataSource
        .getRepository(Notification)
        .find({ where: owner, order: { createdAt: 'ASC', id: 'ASC' } }),
    ]);
    return {
      ...toLeadSummary(row),
      ...texts,
      photos: photos.map(toLeadPhoto),
      notes: notes.map(toLeadNote),
      notifications: notifications.map(toNotification),
    };
  }

  private async textsOf({ id, kind }: { id: string; kind: 'quote' | 'contact' }) {
    if (kind === 'contact') {
      const { message, page } = await this.dataSource.getRepository(Contact).findOneByOrFail({ id });
      return { message, page, address: null, photosNotKept: 0 };
    }
    const quote = await this.dataSource.getRepository(Quote).findOneByOrFail({ id });
    const { message, page, address, photosNotKept } = quote;
    return { message, page, address, photosNotKept };
  }
}
