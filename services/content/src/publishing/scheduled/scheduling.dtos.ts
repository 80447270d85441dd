import { wallMoment } from '@sandhill/company/wall-time.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsString } from 'class-validator';
import { PublishDto } from '../publishing.dtos.js';
import type { ScheduledVersion } from './scheduled-version.entity.js';

const clocks = ['plain', 'skipped', 'twice'] as const;

export class ScheduleDto extends PublishDto {
  @ApiProperty({
    example: '2026-11-27T08:30',
    description:
      'On New York’s clock. A time that it skips is the first moment after it; of a time that it shows twice, the first.',
  })
  @IsString(withCode('invalid_time', 'at must be a day and a time'))
  at: string;
}

export class ScheduledVersionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '2026-11-27T08:30', description: 'As it was chosen, on New York’s clock.' })
  at: string;

  @ApiProperty({ format: 'date-time' })
  publishAt: string;

  @ApiProperty({ enum: clocks, description: 'Whether New York’s clock skips the time, or shows it twice.' })
  clock: (typeof clocks)[number];

  @ApiProperty({ description: 'Empty if there is none.' })
  note: string;

  @ApiProperty({ format: 'date-time' })
  scheduledAt: string;

  @NullableText() scheduledBy: string | null;

  @NullableText({
    description: 'Code of the error that kept it from being published; it is not tried again.',
  })
  failure: string | null;
}

export class ScheduledVersionsResponse {
  @ApiProperty({ type: [ScheduledVersionResponse], description: 'The earliest first.' })
  versions: ScheduledVersionResponse[];
}

export function toScheduledResponse(version: ScheduledVersion): ScheduledVersionResponse {
  const { id, wallTime, publishAt, note, scheduledAt, scheduledBy, failure } = version;
  return {
    id,
    at: wallTime,
    publishAt: publishAt.toISOString(),
    clock: wallMoment(wallTime)?.clock ?? 'plain',
    note,
    scheduledAt: scheduledAt.toISOString(),
    scheduledBy,
    failure,
  };
}
