import { Injectable, Logger } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { PhotoUnreadable } from '../../photos/photos.errors.js';
import { maxDeathsToDecode, PhotosService } from '../../photos/photos.service.js';
import { toThumbnail } from '../../photos/picture.js';
import type { LeadPhoto } from '../../photos/lead-photo.entity.js';
import type { Attachment } from './mailer.js';
import type { MailPhoto } from '../templates/office-mail.js';

/** Photos per mail that are opened for a thumbnail, including those that fail. */
const maxThumbnails = 4;

/** How long a mail waits for its thumbnails, in milliseconds. */
const thumbnailTimeoutMs = 30_000;

/** Pause before a busy photo is read again, in milliseconds. */
const retryAfterMs = 2_000;

export interface MailPhotos {
  photos: MailPhoto[];
  attachments: Attachment[];
}

type Thumbnail = Attachment | 'unreadable';

/** Prepares a lead's photos for a mail: links to all, and thumbnails of the first few. */
@Injectable()
export class MailPhotosBuilder {
  private readonly log = new Logger(MailPhotosBuilder.name);

  constructor(
    private readonly photos: PhotosService,
    private readonly links: PhotoLinks,
  ) {}

  /** Thumbnails that are not ready in time are left out; their links remain. */
  async build(leadId: string): Promise<MailPhotos> {
    const all = await this.photos.listOf(leadId);
    const thumbnails = await this.openInTime(all.filter(isSafeToOpen).slice(0, maxThumbnails));
    const photos = all.map(({ id, state }) =>
      this.mailPhoto(id, state === 'unreadable' ? state : thumbnails.get(id)),
    );
    const attachments = [...thumbnails.values()].filter((thumbnail) => thumbnail !== 'unreadable');
    return { photos, attachments };
  }

  private mailPhoto(id: string, thumbnail: Thumbnail | undefined): MailPhoto {
    return thumbnail === 'unreadable' ? {} : { link: this.links.to(id), contentId: thumbnail?.contentId };
  }

  private async openInTime(photos: readonly LeadPhoto[]): Promise<Map<string, Thumbnail>> {
    const thumbnails = new Map<string, Thumbnail>();
    try {
      await settleWithin(thumbnailTimeoutMs, (late) => this.openAll(thumbnails, photos, late));
    } catch (error) {
      this.log.warn({ reason: (error as Error).name }, 'thumbnails left out of a mail');
    }
    return new Map(thumbnails);
  }

  private async openAll(
    thumbnails: Map<string, Thumbnail>,
    photos: readonly LeadPhoto[],
    late: AbortSignal,
  ): Promise<void> {
    for (const { id } of photos) {
      const thumbnail = await this.openWithRetries(id, late);
      if (late.aborted) return;
      if (thumbnail) thumbnails.set(id, thumbnail);
    }
  }

  /** Retries while the photo or the object store is busy, until the time is up. */
  private async openWithRetries(id: string, late: AbortSignal): Promise<Thumbnail | undefined> {
    while (!late.aborted) {
      try {
        return await this.open(id);
      } catch (error) {
        if (!(error instanceof Busy)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      }
    }
    return undefined;
  }

  /** @throws Busy */
  private async open(id: string): Promise<Thumbnail | undefined> {
    try {
      const { bytes } = await toThumbnail(await this.photos.read(id));
      return { contentId: `${id}@photos`, fileName: `${id}.jpg`, contentType: 'image/jpeg', content: bytes };
    } catch (error) {
      if (error instanceof Busy) throw error;
      if (error instanceof PhotoUnreadable) return 'unreadable';
      this.log.warn({ photoId: id, reason: (error as Error).name }, 'thumbnail left out of a mail');
      return undefined;
    }
  }
}

/** Skips unreadable photos and those that have repeatedly killed workers. */
function isSafeToOpen({ state, unansweredAttempts }: LeadPhoto): boolean {
  return state !== 'unreadable' && unansweredAttempts <= maxDeathsToDecode;
}
