import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { mayActAs, type Identity } from '@sandhill/platform/identity/identity.js';
import { isUUID } from 'class-validator';
import { PhotoLinks } from './photo-links.js';
import { PhotoNeedsLink } from './photos.errors.js';

export interface PhotoRequest {
  photoId: string;
  /** As it came in the query, so of any type. */
  token: unknown;
  caller?: Identity;
}

/** Who may see a photo: signed-in staff, and whoever holds its link. */
@Injectable()
export class PhotoAccess {
  constructor(private readonly links: PhotoLinks) {}

  /** @throws PhotoNeedsLink, PhotoLinkInvalid, PhotoLinkExpired, NotFound (no such id) */
  check({ photoId, token, caller }: PhotoRequest): void {
    const isStaff = caller !== undefined && mayActAs(caller.role, 'user');
    if (!isStaff) {
      if (token === undefined) throw new PhotoNeedsLink();
      this.links.verify(photoId, typeof token === 'string' ? token : '');
    }
    if (!isUUID(photoId)) throw new NotFound('This photo is no longer there.');
  }
}
