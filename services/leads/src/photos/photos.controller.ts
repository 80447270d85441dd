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
  @ApiOperation({ summary: "Get a lead's photo, with a link from a mail or a session" })
  @ApiQuery({
    name: 'token',
    required: false,
    description: 'The token of the link in a mail; not needed with a session.',
  })
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 401, type: ErrorBody, description: 'No token and no session.' })
  @ApiResponse({ status: 403, type: ErrorBody, description: '`link_invalid` or `link_expired`.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The photo does not exist.' })
  @ApiResponse({ status: 410, type: ErrorBody, description: '`photo_unreadable`: the file is damaged.' })
  @ApiResponse({ status: 503, type: ErrorBody, description: 'Busy or not ready; see Retry-After.' })
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
