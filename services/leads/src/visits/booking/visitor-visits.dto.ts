import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { Day } from '@sandhill/platform/validation/day.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { Trimmed, withCode } from '@sandhill/platform/validation/texts.js';
import { IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { VisitTimeResponse, VisitWindowResponse } from '../model/visit-window.response.js';

const noToken = withCode('required', 'Please open your link again');
const noPlace = withCode('required', 'Please enter an address or a community');
const noWindow = withCode('invalid_window', 'Please choose one of the times');
const noDate = withCode('invalid_date', 'Please choose one of the days');

export class VisitorLinkDto {
  @ApiProperty({ maxLength: 100 })
  @IsString(noToken)
  @MaxLength(100, noToken)
  @StorableText()
  token: string;
}

export class PlaceQuery {
  @ApiProperty({ minLength: 2, maxLength: 500, description: 'An address, a community or a ZIP code.' })
  @Trimmed()
  @IsString(noPlace)
  @MinLength(2, noPlace)
  @MaxLength(500, noPlace)
  @StorableText()
  place: string;
}

export class ChosenWindowDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, noWindow)
  windowId: string;

  @ApiProperty({ format: 'date' })
  @Day(noDate)
  date: string;
}

export class BookVisitDto extends ChosenWindowDto {
  @ApiProperty({ maxLength: 100, description: 'The last part of the link of the visitor’s page.' })
  @IsString(noToken)
  @MaxLength(100, noToken)
  token: string;
}

export class VisitorVisitResponse extends VisitTimeResponse {
  @ApiProperty({ description: 'Whether the visitor may still move or cancel it here.' }) canChange: boolean;
  @ApiProperty({ format: 'date-time', description: 'Until when.' }) changeUntil: string;
}

/** A freed place in a visit window, offered to the visitor. No one else gets the place before `until`. */
class OfferedWindowResponse extends VisitWindowResponse {
  @ApiProperty({ format: 'date-time' }) until: string;
}

export class VisitorWindowsResponse {
  @ApiProperty({ type: VisitorVisitResponse, nullable: true }) visit: VisitorVisitResponse | null;
  @ApiProperty({
    type: [VisitWindowResponse],
    description: 'At most six, of the request’s area and services, nearest first.',
  })
  windows: VisitWindowResponse[];
  @ApiProperty({
    type: OfferedWindowResponse,
    nullable: true,
    description: 'A freed place that is theirs to take.',
  })
  offer: OfferedWindowResponse | null;
  @ApiProperty({ description: 'Visits are offered to such a request, even if no place is free.' })
  isOffered: boolean;
  @ApiProperty({ description: 'The visitor wants to hear of something earlier.' }) isWaiting: boolean;
}

export class PlaceWindowsResponse {
  @NullableText({ description: 'The community, if it is known.' }) areaName: string | null;
  @ApiProperty({ description: 'The firm does not come there.' }) isOutside: boolean;
  @ApiProperty({ type: [VisitWindowResponse] }) windows: VisitWindowResponse[];
}

/** 409 with the windows that are still free. */
export class WindowTakenResponse extends ErrorBody {
  @ApiProperty({ type: [VisitWindowResponse] }) windows: VisitWindowResponse[];
}
