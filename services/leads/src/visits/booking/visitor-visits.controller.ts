import { Body, Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import {
  AcceptsIdempotencyKey,
  idempotencyKeyHeader,
} from '../../intake/submissions/accepts-idempotency-key.js';
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
@ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
@ApiResponse({ status: 403, type: ErrorBody, description: 'The link is not valid.' })
@ApiResponse({ status: 404, type: ErrorBody, description: 'The request does not exist any more.' })
@ApiResponse({ status: 410, type: ErrorBody, description: 'The page has a newer link.' })
@Controller('visits')
export class VisitorVisitsController {
  constructor(private readonly visits: VisitorVisits) {}

  @Access('public')
  @ApiOperation({ summary: 'The visit of a request and the windows it may have; reading changes nothing' })
  @ApiOkResponse({ type: VisitorWindowsResponse })
  @Get('windows')
  listVisitWindows(@Query() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.read(token);
  }

  @Access('public')
  @ApiOperation({ summary: 'The windows for an address or a community' })
  @ApiOkResponse({ type: PlaceWindowsResponse })
  @Get('offers')
  listPlaceWindows(@Query() { place }: PlaceQuery): Promise<PlaceWindowsResponse> {
    return this.visits.offersAt(place);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Book a visit' })
  @ApiCreatedResponse({ type: VisitorVisitResponse })
  @ApiResponse({
    status: 409,
    type: WindowTakenResponse,
    description: '`just_taken` and `window_not_offered` name the windows that are left.',
  })
  @AcceptsIdempotencyKey()
  @Post()
  bookVisit(
    @Body() chosen: BookVisitDto,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<VisitorVisitResponse> {
    return this.visits.book(chosen, key || undefined);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Move one’s visit to another window' })
  @ApiOkResponse({ type: VisitorVisitResponse })
  @ApiResponse({ status: 409, type: WindowTakenResponse, description: 'As above, or `too_late`.' })
  @HttpCode(200)
  @Post('move')
  moveVisit(@Body() chosen: BookVisitDto): Promise<VisitorVisitResponse> {
    return this.visits.move(chosen);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Wait for something earlier' })
  @ApiOkResponse({ type: VisitorWindowsResponse })
  @HttpCode(200)
  @Post('waiting')
  waitForVisit(@Body() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.wait(token, true);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Wait no longer' })
  @ApiOkResponse({ type: VisitorWindowsResponse })
  @HttpCode(200)
  @Post('waiting/stop')
  stopWaiting(@Body() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.wait(token, false);
  }

  @PublicForm()
  @ApiOperation({ summary: 'Cancel one’s visit' })
  @ApiOkResponse({ type: VisitorWindowsResponse, description: 'Cancelled, now or before.' })
  @ApiResponse({ status: 409, type: ErrorBody, description: '`too_late`: please call.' })
  @HttpCode(200)
  @Post('cancel')
  cancelVisit(@Body() { token }: VisitorLinkDto): Promise<VisitorWindowsResponse> {
    return this.visits.cancel(token);
  }
}
