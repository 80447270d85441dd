import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { weekdays, type Weekday } from '@sandhill/company/opening-hours.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { Day } from '@sandhill/platform/validation/day.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { quoteServiceIds } from '../../model/quote-services.js';

const maxWindows = 60;
const maxDates = 100;
const badList = withCode('invalid_list', 'This must be a list that is not too long');
const badTime = withCode('invalid_time', 'Please enter a time such as 09:00');
const badDate = withCode('invalid_date', 'Please enter a date');
const badCommunities = withCode('communities_required', 'Please choose communities, or all of them');
const badServices = withCode('services_required', 'Please choose services, or all of them');

const Hours = (what: string, { min, max }: { min: number; max: number }) => {
  const bad = withCode('invalid_number', `Please enter a whole number from ${min} to ${max}`);
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, description: what }),
    WholeNumber(min, max, bad),
  );
};

const WallTime = () =>
  applyDecorators(
    ApiProperty({ example: '09:00', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    Matches(/^([01]\d|2[0-3]):[0-5]\d$/, badTime),
  );

const IsAfter = (start: 'starts') =>
  ValidateBy(
    {
      name: 'isAfter',
      validator: {
        validate: (value, context) => String(value) > String((context?.object as VisitWindowDto)?.[start]),
      },
    },
    withCode('ends_before_start', 'The visit must end after it starts'),
  );

/** Requires a non-empty list, or null, which means everywhere or all services. */
const Some = (bad: ReturnType<typeof withCode>) =>
  applyDecorators(
    ValidateIf((_window, value) => value !== null),
    IsArray(bad),
    ArrayMinSize(1, bad),
    ArrayMaxSize(maxWindows, bad),
    ArrayUnique(bad),
  );

const WindowList = (dto: typeof VisitWindowDto) =>
  applyDecorators(
    ApiProperty({ type: [dto], maxItems: maxWindows }),
    IsArray(badList),
    ArrayMaxSize(maxWindows, badList),
    ValidateNested({ each: true, ...badList }),
    Type(() => dto),
  );

export class VisitWindowDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'Absent for a new one. Visits belong to it.',
  })
  @IsOptional()
  @IsUUID(undefined, withCode('invalid_window', 'There is no such window'))
  id?: string | null;

  @WallTime()
  starts: string;

  @WallTime()
  @IsAfter('starts')
  ends: string;

  @Hours('Visits at the same time.', { min: 1, max: 20 })
  places: number;

  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'Names of communities, and `nearby` for those close by. Null: all.',
  })
  @Some(badCommunities)
  @IsString({ each: true, ...badCommunities })
  @MaxLength(100, { each: true, ...badCommunities })
  communities: string[] | null;

  @ApiProperty({ enum: quoteServiceIds, isArray: true, nullable: true, description: 'Null: all.' })
  @Some(badServices)
  @IsIn(quoteServiceIds, {
    each: true,
    ...withCode('unknown_service', 'Please choose services from the list'),
  })
  services: QuoteServiceId[] | null;
}

class WeeklyWindowDto extends VisitWindowDto {
  @ApiProperty({ enum: weekdays })
  @IsIn(weekdays, withCode('unknown_weekday', 'Please choose a weekday'))
  weekday: Weekday;
}

/** A date with windows of its own; an empty list means that there are none on that date. */
class VisitDateDto {
  @ApiProperty({ format: 'date' })
  @Day(badDate)
  date: string;

  @WindowList(VisitWindowDto)
  windows: VisitWindowDto[];
}

/** Settings for offering visits. Times are those of the wall clock in New York. */
export class VisitSettingsDto {
  @Hours('The least time before a window that visitors may book.', { min: 0, max: 336 })
  noticeHours: number;

  @Hours('How many days ahead visitors may book.', { min: 1, max: 120 })
  horizonDays: number;

  @Hours('Until so many hours before a visit, visitors may move or cancel it.', { min: 0, max: 168 })
  lastMomentHours: number;

  @WindowList(WeeklyWindowDto)
  week: WeeklyWindowDto[];

  @ApiProperty({ type: [VisitDateDto], maxItems: maxDates })
  @IsArray(badList)
  @ArrayMaxSize(maxDates, badList)
  @ArrayUnique(
    ({ date }: VisitDateDto) => date,
    withCode('date_twice', 'Each date may be in the list only once'),
  )
  @ValidateNested({ each: true, ...badList })
  @Type(() => VisitDateDto)
  dates: VisitDateDto[];
}

export class VisitSettingsResponse extends VisitSettingsDto {
  @ApiProperty({ type: 'integer', description: 'For If-Match.' })
  revision: number;

  @ApiProperty({ type: [String], description: 'The communities that are served, as they are published.' })
  areas: string[];
}
