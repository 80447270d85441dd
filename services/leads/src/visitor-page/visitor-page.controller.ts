import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { VisitorPageResponse } from './visitor-page.response.js';
import { HurryDto } from './hurry.dto.js';
import { VisitorPages } from './visitor-pages.service.js';
import { VisitorPhotosDto } from './visitor-photos.dto.js';
import { VisitorPhotos } from './visitor-photos.service.js';

@ApiTags('leads')
@ApiResponse({ status: 403, type: ErrorBody, description: 'The link is not valid.' })
@ApiResponse({ status: 404, type: ErrorBody, description: 'The request does not exist any more.' })
@ApiResponse({ status: 410, type: ErrorBody, description: 'The page has ended.' })
@Controller('visitor-pages')
export class VisitorPageController {
  constructor(
    private readonly pages: VisitorPages,
    private readonly photos: VisitorPhotos,
  ) {}

  @Access('public')
  @ApiOperation({ summary: 'A request as its visitor follows it; reading changes nothing' })
  @ApiOkResponse({ type: VisitorPageResponse })
  @Get(':token')
  getVisitorPage(@Param('token') token: string): Promise<VisitorPageResponse> {
    return this.pages.read(token);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Add photos, 20 in all; one that was sent before stays one' })
  @ApiOkResponse({ type: VisitorPageResponse })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'A picture is refused, or there are too many.' })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'The request was withdrawn.' })
  @ApiResponse({ status: 503, type: ErrorBody, description: '`no_room`; see Retry-After.' })
  @HttpCode(200)
  @Post('photos')
  addPhotos(@Body() { token, projectImages }: VisitorPhotosDto): Promise<VisitorPageResponse> {
    return this.photos.add(token, projectImages);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Say that the request is no longer needed' })
  @ApiOkResponse({
    type: VisitorPageResponse,
    description: 'Withdrawn, now or before; a closed one stays closed.',
  })
  @HttpCode(200)
  @Post(':token/withdrawal')
  withdrawRequest(@Param('token') token: string, @Ip() address: string): Promise<VisitorPageResponse> {
    return this.pages.withdraw(token, plainAddress(address));
  }

  @PublicForm()
  @ApiOperation({ summary: 'Say that it cannot wait: the person on call is told' })
  @ApiOkResponse({ type: VisitorPageResponse, description: 'Noted, now or within the last day.' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'The reason is unknown.' })
  @ApiResponse({ status: 429, type: ErrorBody, description: 'Too many calls from one address.' })
  @HttpCode(200)
  @Post(':token/urgency')
  hurryRequest(
    @Param('token') token: string,
    @Body() { urgency }: HurryDto,
    @Ip() address: string,
  ): Promise<VisitorPageResponse> {
    return this.pages.hurry(token, urgency, plainAddress(address));
  }

  @PublicForm()
  @ApiOperation({ summary: 'Take a withdrawal back, within 10 seconds' })
  @ApiOkResponse({ type: VisitorPageResponse })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'It is too late, or nothing was withdrawn.' })
  @Delete(':token/withdrawal')
  undoWithdrawal(@Param('token') token: string, @Ip() address: string): Promise<VisitorPageResponse> {
    return this.pages.undo(token, plainAddress(address));
  }
}
