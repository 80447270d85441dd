import { applyDecorators } from '@nestjs/common';
import { officeClock } from '@sandhill/company/office-day.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsUUID,
  Matches,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { RotaException, Shift } from './rota.js';

const maxShifts = 100;
const badTime = withCode('invalid_time', 'Please enter a time like 20:00');
const badDay = withCode('invalid_day', 'Please choose a day of the week');
const badMoment = withCode('invalid_time', 'Please enter a day and a time');
const badPerson = withCode('unknown_person', 'Please choose a person');
const badList = withCode('invalid_list', `This must be a list of at most ${maxShifts}`);

export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const momentText = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Requires a wall-clock time in New York, such as `2026-12-24T08:00`. `after` names a field whose time must be earlier.
 */
const IsMoment = ({ after }: { after?: 'from' } = {}) =>
  ValidateBy(
    {
      name: 'isMoment',
      validator: {
        validate: (value, context) =>
          typeof value === 'string' &&
          momentText.test(value) &&
          new Date(`${value}Z`).getTime() === Date.parse(`${value}Z`) &&
          new Date(`${value}Z`).toISOString().startsWith(value) &&
          (!after || value > String((context?.object as RotaException | undefined)?.[after])),
      },
    },
    badMoment,
  );

const WeekDay = () =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: 0, maximum: 6, description: 'From Sunday, 0.' }),
    WholeNumber(0, 6, badDay),
  );

class ShiftDto implements Shift {
  @ApiProperty({ format: 'uuid' }) @IsUUID(undefined, badPerson) userId: string;
  @WeekDay() fromDay: number;
  @ApiProperty({ example: '17:00' }) @Matches(clockTime, badTime) fromTime: string;
  @WeekDay() untilDay: number;
  @ApiProperty({ example: '08:00' }) @Matches(clockTime, badTime) untilTime: string;
}

class RotaExceptionDto implements RotaException {
  @NullableText({ format: 'uuid', description: 'Null: the owners.' })
  @ValidateIf((_, value) => value !== null)
  @IsUUID(undefined, badPerson)
  userId: string | null;

  @ApiProperty({ example: '2026-12-24T08:00', description: 'By the office’s clock.' })
  @IsMoment()
  from: string;

  @ApiProperty({ example: '2026-12-26T08:00' }) @IsMoment({ after: 'from' }) until: string;
}

export class RotaDto {
  @ApiProperty({ type: [ShiftDto], maxItems: maxShifts })
  @IsArray(badList)
  @ArrayMaxSize(maxShifts, badList)
  @ValidateNested({ each: true, ...badList })
  @Type(() => ShiftDto)
  shifts: ShiftDto[];

  @ApiProperty({ type: [RotaExceptionDto], maxItems: maxShifts })
  @IsArray(badList)
  @ArrayMaxSize(maxShifts, badList)
  @ValidateNested({ each: true, ...badList })
  @Type(() => RotaExceptionDto)
  exceptions: RotaExceptionDto[];
}

/** A period in which no one from the rota is on call. */
export class RotaGapResponse {
  @ApiProperty({ example: '2026-12-24T08:00', description: 'By the office’s clock.' }) from: string;
  @ApiProperty({ example: '2026-12-24T17:00' }) until: string;
}

export class RotaResponse extends RotaDto {
  @ApiProperty({ type: 'integer', description: 'For If-Match.' }) revision: number;
  @ApiProperty({ type: [String], description: 'User names of the people on call now.' }) now: string[];
  @ApiProperty({ type: [RotaGapResponse], description: 'Of the next four weeks: the owners are told.' })
  gaps: RotaGapResponse[];
}

/** Formats a time of `officeClock`, in milliseconds, as `2026-12-24T08:00`. */
export const localText = (local: number): string => new Date(local).toISOString().slice(0, 16);

export const isCurrent = ({ until }: RotaException, now: number): boolean =>
  until > localText(officeClock(now));
