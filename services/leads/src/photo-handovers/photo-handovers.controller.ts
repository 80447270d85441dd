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
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import {
  HandoverResponse,
  HandPhotosDto,
  NewHandoverResponse,
  OpenHandoverDto,
} from './photo-handovers.dto.js';
import { PhotoHandovers } from './photo-handovers.service.js';

const ended = {
  status: 410,
  type: ErrorBody,
  description: '`link_expired`, or `link_used` by another phone.',
};

/** A form's photos from a phone (F5): the form has the token `desk`, the phone that of the link. */
@ApiTags('leads')
@Controller('photo-handovers')
export class PhotoHandoversController {
  constructor(private readonly handovers: PhotoHandovers) {}

  @PublicForm()
  @ApiOperation({ summary: 'Make a link with which a phone sends photos into a form, for 30 minutes' })
  @ApiOkResponse({ type: NewHandoverResponse })
  @ApiResponse({ status: 429, type: ErrorBody, description: 'The address has two already.' })
  @HttpCode(200)
  @Post()
  beginPhotoHandover(@Ip() address: string): Promise<NewHandoverResponse> {
    return this.handovers.begin(plainAddress(address));
  }

  @Access('public')
  @ApiOperation({ summary: 'The photos that a phone has sent, for the form' })
  @ApiOkResponse({ type: HandoverResponse })
  @ApiResponse(ended)
  @Get(':token')
  getPhotoHandover(@Param('token') token: string): Promise<HandoverResponse> {
    return this.handovers.read(token);
  }

  @PublicForm()
  @ApiOperation({ summary: 'End a hand-over, and erase its photos' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Delete(':token')
  endPhotoHandover(@Param('token') token: string): Promise<void> {
    return this.handovers.end(token);
  }

  @Access('public')
  @ApiOperation({ summary: 'A photo that a phone has sent, for the form' })
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 404, type: ErrorBody })
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
  @ApiOperation({ summary: 'Open the link on a phone: the first one alone may send photos' })
  @ApiNoContentResponse()
  @ApiResponse(ended)
  @HttpCode(204)
  @Post(':token/opening')
  openPhotoHandover(@Param('token') token: string, @Body() { key }: OpenHandoverDto): Promise<void> {
    return this.handovers.open(token, key);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Send photos from the phone; one that was sent before stays one' })
  @ApiNoContentResponse()
  @ApiResponse(ended)
  @ApiResponse({ status: 400, type: ErrorBody, description: 'A picture is refused, or there are ten.' })
  @ApiResponse({ status: 503, type: ErrorBody, description: '`no_room`, or busy; see Retry-After.' })
  @HttpCode(204)
  @Post('photos')
  handPhotos(@Body() { link, key, projectImages }: HandPhotosDto): Promise<void> {
    return this.handovers.add(link, key, projectImages);
  }
}
