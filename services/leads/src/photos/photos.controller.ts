import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiQuery, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { PhotoAccess } from './photo-access.js';
import { PhotosService } from './photos.service.js';

@ApiTags('leads')
@Controller('leads/photos')
export class PhotosController {
  constructor(
    private readonly access: PhotoAccess,
    private readonly photos: PhotosService,
  ) {}

  @Access('public')
  @Operation("Get a lead's photo, with a link from a mail or a session", {
    200: { schema: { type: 'string', format: 'binary' } },
    401: 'No token and no session.',
    403: '`link_invalid` or `link_expired`.',
    404: 'The photo does not exist.',
    410: '`photo_unreadable`: it could not be decoded.',
    503: 'Busy or not ready; see Retry-After.',
  })
  @ApiQuery({
    name: 'token',
    required: false,
    description: 'The token of the link in a mail; not needed with a session.',
  })
  @ApiProduces('image/jpeg')
  @Get(':photoId')
  async getLeadPhoto(
    @Param('photoId') photoId: string,
    @Query('token') token: unknown,
    @Caller() caller: Identity | undefined,
  ): Promise<StreamableFile> {
    this.access.check({ photoId, token, caller });
    const bytes = await this.photos.read(photoId);
    return new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline', length: bytes.length });
  }
}
