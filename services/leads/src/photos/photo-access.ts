import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { NotAuthenticated } from '@sandhill/platform/identity/identity.errors.js';
import { mayActAs, type Identity } from '@sandhill/platform/identity/identity.js';
import { isUUID } from 'class-validator';
import { PhotoLinks } from './photo-links.js';

interface PhotoRequest {
  photoId: string;
  /** Value of the query parameter `token`, unchecked. */
  token: unknown;
  caller?: Identity;
}

/** Allows signed-in staff who work on leads, and anyone with a valid link, to see a photo. */
@Injectable()
export class PhotoAccess {
  constructor(private readonly links: PhotoLinks) {}

  /**
   * @throws NotAuthenticated, PhotoLinkInvalid, PhotoLinkExpired
   * @throws NotFound if the id is not a UUID
   */
  check({ photoId, token, caller }: PhotoRequest): void {
    const isStaff = caller !== undefined && mayActAs(caller.role, 'user');
    if (!isStaff) {
      if (token === undefined) throw new NotAuthenticated();
      this.links.verify(photoId, typeof token === 'string' ? token : '');
    }
    if (!isUUID(photoId)) throw new NotFound('This photo no longer exists.');
  }
}
