import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@sandhill/platform/openapi/decorators.js';
import { Access } from './access.decorator.js';

export const FOR_PICTURES = 'for-pictures';

export const forPicturesExtension = 'x-for-pictures';

/** Allows crew, administrators and owners, but not the role `user`, which works with leads. */
export function ForPictures(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    Access('crew'),
    SetMetadata(FOR_PICTURES, true),
    ApiExtension(forPicturesExtension, true),
  );
}
