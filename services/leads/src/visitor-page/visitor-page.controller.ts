import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { VisitorPageResponse } from './visitor-page.response.js';
import { HurryDto } from './hurry.dto.js';
import { VisitorPages } from './visitor-pages.service.js';
import { VisitorPhotosDto } from './visitor-photos.dto.js';
import { VisitorPhotos } from './visitor-photos.service.js';

@ApiTags('leads')
@Answers({
  403: 'The link is not valid.',
  404: 'The request does not exist any more.',
  410: 'The page has ended.',
})
@Controller('visitor-pages')
export class VisitorPageController {
  constructor(
    private readonly pages: VisitorPages,
    private readonly photos: VisitorPhotos,
  ) {}

  @Access('public')
  @Operation('A request as its visitor follows it; reading changes nothing', { 200: VisitorPageResponse })
  @Get(':token')
  getVisitorPage(@Param('token') token: string): Promise<VisitorPageResponse> {
    return this.pages.read(token);
  }

  @PublicForm()
  @Operation('Add photos, 20 in all; one that was sent before stays one', {
    200: VisitorPageResponse,
    400: 'A picture is refused, or there are too many.',
    409: 'The request was withdrawn.',
    503: '`no_room`; see Retry-After.',
  })
  @HttpCode(200)
  @Post('photos')
  addPhotos(@Body() { token, projectImages }: VisitorPhotosDto): Promise<VisitorPageResponse> {
    return this.photos.add(token, projectImages);
  }

  @PublicForm()
  @Operation('Say that the request is no longer needed', {
    200: { type: VisitorPageResponse, description: 'Withdrawn, now or before; a closed one stays closed.' },
  })
  @HttpCode(200)
  @Post(':token/withdrawal')
  withdrawRequest(@Param('token') token: string, @Ip() address: string): Promise<VisitorPageResponse> {
    return this.pages.withdraw(token, plainAddress(address));
  }

  @PublicForm()
  @Operation('Say that it cannot wait: the person on call is told', {
    200: { type: VisitorPageResponse, description: 'Noted, now or within the last day.' },
    400: 'The reason is unknown.',
    429: 'Too many calls from one address.',
  })
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
  @Operation('Take a withdrawal back, within 10 seconds', {
    200: VisitorPageResponse,
    409: 'It is too late, or nothing was withdrawn.',
  })
  @Delete(':token/withdrawal')
  undoWithdrawal(@Param('token') token: string, @Ip() address: string): Promise<VisitorPageResponse> {
    return this.pages.undo(token, plainAddress(address));
  }
}
