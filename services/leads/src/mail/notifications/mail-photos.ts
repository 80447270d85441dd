import { Injectable } from '@nestjs/common';
import { BatchLoader } from '@sandhill/platform/process/batch-loader.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { PhotosService } from '../../photos/photos.service.js';
import type { MailPhoto } from '../templates/office-mail.js';
import type { LeadPhoto } from '../../photos/lead-photo.entity.js';
import type { Attachment } from './mailer.js';
import { sharedRead } from './sending-limits.js';

const maxThumbnails = 4;

interface MailPhotos {
  photos: MailPhoto[];
  attachments: Attachment[];
}

/**
 * Prepares a lead's photos for a mail: links to all readable photos, and the thumbnails that exist. A mail does not
 * wait for thumbnails.
 */
@Injectable()
export class MailPhotosBuilder {
  private readonly lists = new BatchLoader<LeadPhoto[]>({
    ...sharedRead,
    read: (leadIds) => this.photos.listsOf(leadIds),
  });

  constructor(
    private readonly photos: PhotosService,
    private readonly links: PhotoLinks,
  ) {}

  /** @param first whether the earliest or the latest photos come first and get thumbnails */
  async build(leadId: string, first: 'earliest' | 'latest' = 'earliest'): Promise<MailPhotos> {
    const listed = (await this.lists.load(leadId)) ?? [];
    const all = first === 'latest' ? listed.toReversed() : listed;
    if (all.length === 0) return { photos: [], attachments: [] };
    const thumbnails = await this.photos.thumbnailsOf(leadId, maxThumbnails, first);
    const photos = all.map(({ id, state }) => {
      if (state === 'unreadable') return {};
      return { link: this.links.to(id), contentId: thumbnails.has(id) ? contentIdOf(id) : undefined };
    });
    return { photos, attachments: [...thumbnails].map(toAttachment) };
  }
}

const contentIdOf = (id: string) => `${id}@photos`;

const toAttachment = ([id, content]: [string, Buffer]): Attachment => ({
  contentId: contentIdOf(id),
  fileName: `${id}.jpg`,
  contentType: 'image/jpeg',
  content,
});
