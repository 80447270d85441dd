import { Injectable, Logger } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { PhotosService } from '../photos/photos.service.js';
import { toThumbnail } from '../photos/picture.js';
import type { QuotePhoto } from '../photos/quote-photo.entity.js';
import type { Attachment } from './mailer.js';
import type { MailPhoto } from './templates/office-mail.js';

/** Photos that are opened for a mail, whether something comes of it or not. */
const mostTries = 4;

/** A photo of which workers seem to die is not opened again for a mail. */
const mostDeaths = 2;

/** How long a mail waits for all of its thumbnails, in milliseconds. */
const thumbnailsWithinMs = 20_000;

export interface MailPhotos {
  photos: MailPhoto[];
  attachments: Attachment[];
}

/** A quote's photos as a mail shows them: all as links, the first few as thumbnails too. */
@Injectable()
export class MailPhotosMaker {
  private readonly log = new Logger(MailPhotosMaker.name);

  constructor(
    private readonly photos: PhotosService,
    private readonly links: PhotoLinks,
  ) {}

  /** Thumbnails that cannot be had in time hold no mail up: their links are there all the same. */
  async of(quoteId: string): Promise<MailPhotos> {
    const all = await this.photos.listOf(quoteId);
    const opened = all
      .filter(({ unansweredAttempts }) => unansweredAttempts <= mostDeaths)
      .slice(0, mostTries);
    const attachments = await this.thumbnails(opened);
    const contentIds = new Set(attachments.map(({ contentId }) => contentId));
    const photos = all.map(({ id }) => ({
      link: this.links.to(id),
      contentId: contentIds.has(contentIdOf(id)) ? contentIdOf(id) : undefined,
    }));
    return { photos, attachments };
  }

  private async thumbnails(photos: readonly QuotePhoto[]): Promise<Attachment[]> {
    const made: Attachment[] = [];
    try {
      await settleWithin(thumbnailsWithinMs, (late) => this.make(made, photos, late));
    } catch (error) {
      this.log.warn({ reason: (error as Error).name }, 'a mail goes without the thumbnails that are missing');
    }
    return [...made];
  }

  /** @throws Busy: who cannot give one photo now gives none of the others either */
  private async make(made: Attachment[], photos: readonly QuotePhoto[], late: AbortSignal): Promise<void> {
    for (const { id } of photos) {
      if (late.aborted) return;
      const thumbnail = await this.thumbnail(id);
      if (thumbnail && !late.aborted) made.push(thumbnail);
    }
  }

  private async thumbnail(id: string): Promise<Attachment | undefined> {
    try {
      const { bytes } = await toThumbnail((await this.photos.read(id)).bytes);
      return { contentId: contentIdOf(id), fileName: `${id}.jpg`, contentType: 'image/jpeg', content: bytes };
    } catch (error) {
      if (error instanceof Busy) throw error;
      this.log.warn({ photoId: id, reason: (error as Error).name }, 'a mail goes without a thumbnail');
      return undefined;
    }
  }
}

function contentIdOf(photoId: string): string {
  return `${photoId}@photos`;
}
