import { Injectable, Logger } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { PhotoUnreadable } from '../../photos/photos.errors.js';
import { mostDeathsToShow, PhotosService } from '../../photos/photos.service.js';
import { toThumbnail } from '../../photos/picture.js';
import type { QuotePhoto } from '../../photos/quote-photo.entity.js';
import type { Attachment } from './mailer.js';
import type { MailPhoto } from '../templates/office-mail.js';

/** Photos that are opened for a mail, whether something comes of it or not. */
const mostTries = 4;

/** How long a mail waits for all of its thumbnails, in milliseconds. */
const thumbnailsWithinMs = 30_000;

/** Pause before a photo that could not be had is asked for again, in milliseconds. */
const againAfterMs = 2_000;

export interface MailPhotos {
  photos: MailPhoto[];
  attachments: Attachment[];
}

/** What opening a photo came to: its thumbnail, or the news that there will never be one. */
type Look = Attachment | 'unreadable';

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
    const looks = await this.lookAt(all.filter(mayBeOpened).slice(0, mostTries));
    const photos = all.map(({ id, state }) =>
      this.mailPhoto(id, state === 'unreadable' ? state : looks.get(id)),
    );
    return { photos, attachments: [...looks.values()].filter((look) => look !== 'unreadable') };
  }

  private mailPhoto(id: string, look: Look | undefined): MailPhoto {
    return look === 'unreadable' ? {} : { link: this.links.to(id), contentId: look?.contentId };
  }

  private async lookAt(photos: readonly QuotePhoto[]): Promise<Map<string, Look>> {
    const looks = new Map<string, Look>();
    try {
      await settleWithin(thumbnailsWithinMs, (late) => this.openAll(looks, photos, late));
    } catch (error) {
      this.log.warn({ reason: (error as Error).name }, 'a mail goes without the thumbnails that are missing');
    }
    return new Map(looks);
  }

  private async openAll(
    looks: Map<string, Look>,
    photos: readonly QuotePhoto[],
    late: AbortSignal,
  ): Promise<void> {
    for (const { id } of photos) {
      const look = await this.openPatiently(id, late);
      if (late.aborted) return;
      if (look) looks.set(id, look);
    }
  }

  /** A photo that is a moment late, or whose store is, is asked for again until nobody waits any more. */
  private async openPatiently(id: string, late: AbortSignal): Promise<Look | undefined> {
    while (!late.aborted) {
      try {
        return await this.open(id);
      } catch (error) {
        if (!(error instanceof Busy)) throw error;
        await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      }
    }
    return undefined;
  }

  /** @throws Busy */
  private async open(id: string): Promise<Look | undefined> {
    try {
      const { bytes } = await toThumbnail(await this.photos.read(id));
      return { contentId: `${id}@photos`, fileName: `${id}.jpg`, contentType: 'image/jpeg', content: bytes };
    } catch (error) {
      if (error instanceof Busy) throw error;
      if (error instanceof PhotoUnreadable) return 'unreadable';
      this.log.warn({ photoId: id, reason: (error as Error).name }, 'a mail goes without a thumbnail');
      return undefined;
    }
  }
}

/** Workers seem to die of some photos; those are not opened again for a mail. */
function mayBeOpened({ state, unansweredAttempts }: QuotePhoto): boolean {
  return state !== 'unreadable' && unansweredAttempts <= mostDeathsToShow;
}
