import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
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
  @ApiOperation({ summary: "Show a lead's photo, to who has the link from the mail or is signed in" })
  @ApiQuery({
    name: 'token',
    required: false,
    description: 'From the link in the mail; not needed with a session.',
  })
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 401, type: ErrorBody, description: 'Neither a token nor a session.' })
  @ApiResponse({ status: 403, type: ErrorBody, description: '`link_invalid` or `link_expired`.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such photo.' })
  @ApiResponse({ status: 410, type: ErrorBody, description: '`photo_unreadable`: its file is damaged.' })
  @ApiResponse({ status: 503, type: ErrorBody, description: 'Not now; see Retry-After.' })
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
