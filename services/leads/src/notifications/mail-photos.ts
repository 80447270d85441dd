import { Injectable, Logger } from '@nestjs/common';
import { PhotoLinks } from '../photos/photo-links.js';
import { PhotosService } from '../photos/photos.service.js';
import { toThumbnail } from '../photos/picture.js';
import type { Attachment } from './mailer.js';
import type { MailPhoto } from './templates/office-mail.js';

const mostThumbnails = 4;

/** A photo of which workers seem to die is not opened again for a mail. */
const mostDeaths = 2;

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

  async of(quoteId: string): Promise<MailPhotos> {
    const photos: MailPhoto[] = [];
    const attachments: Attachment[] = [];
    for (const { id, unansweredAttempts } of await this.photos.listOf(quoteId)) {
      const mayBeOpened = attachments.length < mostThumbnails && unansweredAttempts <= mostDeaths;
      const thumbnail = mayBeOpened ? await this.thumbnail(id) : undefined;
      if (thumbnail) attachments.push(thumbnail);
      photos.push({ link: this.links.to(id), contentId: thumbnail?.contentId });
    }
    return { photos, attachments };
  }

  /** A thumbnail that cannot be had holds no mail up: its link is there all the same. */
  private async thumbnail(id: string): Promise<Attachment | undefined> {
    try {
      const { bytes } = await toThumbnail((await this.photos.read(id)).bytes);
      return { contentId: `${id}@photos`, fileName: `${id}.jpg`, contentType: 'image/jpeg', content: bytes };
    } catch (error) {
      this.log.warn({ photoId: id, reason: (error as Error).name }, 'a mail goes without a thumbnail');
      return undefined;
    }
  }
}
