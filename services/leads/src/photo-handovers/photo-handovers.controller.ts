import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Ip,
  Param,
  Post,
  StreamableFile,
} from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { ApiProduces, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import {
  HandoverResponse,
  HandPhotosDto,
  NewHandoverResponse,
  OpenHandoverDto,
} from './photo-handovers.dto.js';
import { PhotoHandovers } from './photo-handovers.service.js';

const ended = '`link_expired`, or `link_used` by another phone.';

/** Routes for photos that a phone sends into a form. The form uses the token `desk`, the phone the token `link`. */
@ApiTags('leads')
@Controller('photo-handovers')
export class PhotoHandoversController {
  constructor(private readonly handovers: PhotoHandovers) {}

  @PublicForm()
  @Operation('Make a link with which a phone sends photos into a form, for 30 minutes', {
    200: NewHandoverResponse,
    429: 'The address has two already.',
  })
  @HttpCode(200)
  @Post()
  beginPhotoHandover(@Ip() address: string): Promise<NewHandoverResponse> {
    return this.handovers.begin(plainAddress(address));
  }

  @Access('public')
  @Operation('The photos that a phone has sent, for the form', { 200: HandoverResponse, 410: ended })
  @Get(':token')
  getPhotoHandover(@Param('token') token: string): Promise<HandoverResponse> {
    return this.handovers.read(token);
  }

  @PublicForm()
  @Operation('End a hand-over, and erase its photos', { 204: {} })
  @HttpCode(204)
  @Delete(':token')
  endPhotoHandover(@Param('token') token: string): Promise<void> {
    return this.handovers.end(token);
  }

  @Access('public')
  @Operation('A photo that a phone has sent, for the form', {
    200: { schema: { type: 'string', format: 'binary' } },
    404: ErrorBody,
  })
  @ApiProduces('image/jpeg')
  @Header('Cache-Control', 'no-store')
  @Get(':token/photos/:photoId')
  async getHandedPhoto(
    @Param('token') token: string,
    @Param('photoId') photoId: string,
  ): Promise<StreamableFile> {
    const bytes = await this.handovers.readPhoto(token, photoId);
    return new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline', length: bytes.length });
  }

  @PublicForm()
  @Operation('Open the link on a phone: the first one alone may send photos', { 204: {}, 410: ended })
  @HttpCode(204)
  @Post(':token/opening')
  openPhotoHandover(@Param('token') token: string, @Body() { key }: OpenHandoverDto): Promise<void> {
    return this.handovers.open(token, key);
  }

  @PublicForm()
  @Operation('Send photos from the phone; one that was sent before stays one', {
    204: {},
    400: 'A picture is refused, or there are ten.',
    410: ended,
    503: '`no_room`, or busy; see Retry-After.',
  })
  @HttpCode(204)
  @Post('photos')
  handPhotos(@Body() { link, key, projectImages }: HandPhotosDto): Promise<void> {
    return this.handovers.add(link, key, projectImages);
  }
}
