import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { Day } from '@sandhill/platform/validation/day.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsBoolean, IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { LeadText, OptionalText } from '../../model/lead-fields.js';
import { VisitTimeResponse, VisitWindowResponse } from '../model/visit-window.response.js';
import { visitStates, type VisitState } from '../model/visit.entity.js';

const badWindow = withCode('invalid_window', 'Please choose one of the times');
const badDate = withCode('invalid_date', 'Please choose a day');

const Person = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      format: 'uuid',
      nullable: true,
      description: 'The member of staff who comes.',
    }),
    MayBeAbsent(),
    ValidateIf((_body, value) => value !== null),
    IsUUID(undefined, withCode('unknown_person', 'Please choose someone from the list')),
  );

/** A period of at most 62 days. Both days are included. */
export class VisitDaysQuery {
  @ApiProperty({ format: 'date' }) @Day(badDate) from: string;
  @ApiProperty({ format: 'date' }) @Day(badDate) to: string;
}

export class OfficeBookingDto {
  @ApiProperty({ format: 'uuid' }) @IsUUID(undefined, badWindow) windowId: string;
  @ApiProperty({ format: 'date' }) @Day(badDate) date: string;
  @Person() personId?: string | null;
}

/** A change of a visit: another time, another person, or the decision to keep a visit that fits no window. */
export class ChangeVisitDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'With `date`.' })
  @MayBeAbsent()
  @IsUUID(undefined, badWindow)
  windowId?: string;

  @ApiPropertyOptional({ format: 'date' })
  @ValidateIf(({ windowId }: ChangeVisitDto) => windowId !== undefined)
  @Day(badDate)
  date?: string;

  @Person() personId?: string | null;

  @ApiPropertyOptional({ type: Boolean })
  @MayBeAbsent()
  @IsBoolean(withCode('invalid_flag', 'This must be true or false'))
  isKept?: boolean;
}

const reportedStates = ['on_the_way', 'done', 'no_show'] as const;

export type ReportedState = (typeof reportedStates)[number];

export class VisitStateDto {
  @ApiProperty({ enum: reportedStates })
  @IsIn(reportedStates, withCode('unknown_state', 'Please choose a state'))
  state: ReportedState;
}

export class CancelVisitDto {
  @OptionalText({ max: 500, description: 'Told to the visitor.' })
  @IsOptional()
  reason?: string | null;
}

export class CancelDayDto {
  @ApiProperty({ format: 'date' }) @Day(badDate) date: string;
  @LeadText({ missing: 'Please give a reason', max: 500, description: 'Told to everybody with a visit.' })
  reason: string;
}

export class CancelledDayResponse {
  @ApiProperty({ type: 'integer', description: 'Visits that were cancelled.' }) count: number;
}

class VisitLeadResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() reference: string;
  @ApiProperty() name: string;
  @NullableText() phone: string | null;
  @NullableText() address: string | null;
  @NullableText() areaName: string | null;
  @ApiProperty({ type: [String] }) services: QuoteServiceId[];
}

export class OfficeVisitResponse extends VisitTimeResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) windowId: string;
  @ApiProperty({ enum: visitStates }) state: VisitState;
  @NullableText({ format: 'uuid' }) personId: string | null;
  @ApiProperty({ description: 'False where the windows have changed since, and no one decided to keep it.' })
  fits: boolean;
  @NullableText({ description: 'Why the office cancelled it.' }) reason: string | null;
  @ApiProperty({ type: VisitLeadResponse }) lead: VisitLeadResponse;
}

class VisitPersonResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
}

export class OfficeVisitsResponse {
  @ApiProperty({ type: [VisitPersonResponse], description: 'Who may come, by user name.' })
  people: VisitPersonResponse[];
  @ApiProperty({ type: [OfficeVisitResponse], description: 'By day, then community, then time.' })
  visits: OfficeVisitResponse[];
}

/** A window for the office, which also sees full windows and those that begin too soon for visitors to book. */
class OfficeWindowResponse extends VisitWindowResponse {
  @ApiProperty({ type: 'integer' }) places: number;
  @ApiProperty({ type: 'integer', description: 'Places that are booked or offered.' }) taken: number;
  @ApiProperty({
    type: [String],
    format: 'uuid',
    description:
      'Leads for which a taken place is free: it is offered to them, or it is that of their visit, whose hours differ.',
  })
  offeredTo: string[];
}

export class OfficeWindowsResponse {
  @ApiProperty({ type: [OfficeWindowResponse] }) windows: OfficeWindowResponse[];
}

class VisitPhotoResponse {
  @ApiProperty() url: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
}

/** A visit of the caller, with only those facts of the lead that the caller needs. */
class OwnVisitResponse extends VisitTimeResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: visitStates }) state: VisitState;
  @ApiProperty() name: string;
  @NullableText() address: string | null;
  @NullableText() phone: string | null;
  @ApiProperty({ type: [String] }) services: QuoteServiceId[];
  @ApiProperty() message: string;
  @ApiProperty({ type: [VisitPhotoResponse] }) photos: VisitPhotoResponse[];
}

export class OwnVisitsResponse {
  @ApiProperty({ type: [OwnVisitResponse], description: 'From today on, and those of yesterday.' })
  visits: OwnVisitResponse[];
}
