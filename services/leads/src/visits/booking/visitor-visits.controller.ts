import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { idempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { AcceptsIdempotencyKey } from '../../intake/submissions/accepts-idempotency-key.js';
import {
  BookVisitDto,
  PlaceQuery,
  PlaceWindowsResponse,
  VisitorLinkDto,
  VisitorVisitResponse,
  VisitorWindowsResponse,
  WindowTakenResponse,
} from './visitor-visits.dto.js';
import { VisitorVisits } from './visitor-visits.service.js';

@ApiTags('visits')
@Answers({
  403: 'The link is not valid.',
  404: 'The request does not exist any more.',
  410: 'The page has a newer link, or the request was closed long ago.',
})
@Controller('visits')
export class VisitorVisitsController {
  constructor(private readonly visits: VisitorVisits) {}

  @Access('public')
  @Operation('The visit of a request and the windows it may have; reading changes nothing', {
    200: VisitorWindowsResponse,
  })
  @Get('windows')
  listVisitWindows(@Query() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.read(token);
  }

  @Access('public')
  @Operation('The windows for an address or a community', { 200: PlaceWindowsResponse })
  @Get('offers')
  listPlaceWindows(@Query() { place }: PlaceQuery): Promise<PlaceWindowsResponse> {
    return this.visits.offersAt(place);
  }

  @PublicForm()
  @Operation('Book a visit', {
    201: VisitorVisitResponse,
    409: {
      type: WindowTakenResponse,
      description: '`just_taken` and `window_not_offered` name the windows that are left.',
    },
  })
  @AcceptsIdempotencyKey()
  @Post()
  bookVisit(
    @Body() chosen: BookVisitDto,
    @Ip() address: string,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<VisitorVisitResponse> {
    return this.visits.book(chosen, { key: key || undefined, address: plainAddress(address) });
  }

  @PublicForm()
  @Operation('Move one’s visit to another window', {
    200: VisitorVisitResponse,
    409: { type: WindowTakenResponse, description: 'As above, or `too_late`.' },
  })
  @HttpCode(200)
  @Post('move')
  moveVisit(@Body() chosen: BookVisitDto): Promise<VisitorVisitResponse> {
    return this.visits.move(chosen);
  }

  @PublicForm()
  @Operation('Wait for something earlier', { 200: VisitorWindowsResponse })
  @HttpCode(200)
  @Post('waiting')
  waitForVisit(@Body() { token }: VisitorLinkDto, @Ip() address: string): Promise<VisitorWindowsResponse> {
    return this.visits.joinWaitingList(token, plainAddress(address));
  }

  @PublicForm()
  @Operation('Wait no longer', { 200: VisitorWindowsResponse })
  @HttpCode(200)
  @Post('waiting/stop')
  stopWaiting(@Body() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.leaveWaitingList(token);
  }

  @PublicForm()
  @Operation('Cancel one’s visit', {
    200: { type: VisitorWindowsResponse, description: 'Cancelled, now or before.' },
    409: '`too_late`: please call.',
  })
  @HttpCode(200)
  @Post('cancel')
  cancelVisit(@Body() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.cancel(token);
  }
}
