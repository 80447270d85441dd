import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { NotAllowed } from '@sandhill/platform/identity/identity.errors.js';
import { worksWithPictures, type Identity } from '@sandhill/platform/identity/identity.js';
import type { Request } from 'express';

@Injectable()
class PicturesGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Identity }>();
    if (!user || !worksWithPictures(user.role)) throw new NotAllowed();
    return true;
  }
}

/**
 * Allows crew, administrators and owners, but not the role `user`, which works with leads. `scopeOf` limits crew to
 * their own pictures.
 */
export const ForPictures = () => applyDecorators(Access('crew'), UseGuards(PicturesGuard));
