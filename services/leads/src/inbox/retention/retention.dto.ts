import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';

const maxMonths = 240;
const invalidMonths = withCode('out_of_range', 'Please enter 1 to 240 months, or nothing');

const Months = () => WholeNumber(1, maxMonths, invalidMonths);

const bounds = { type: 'integer', minimum: 1, maximum: maxMonths } as const;

export class RetentionDto {
  @ApiProperty({ ...bounds, nullable: true, description: 'For lost and spam leads; null keeps them.' })
  @Months()
  @ValidateIf((_retention, value) => value !== null)
  lostAndSpamMonths: number | null;

  @ApiProperty({ ...bounds, nullable: true, description: 'For all leads; null keeps them.' })
  @Months()
  @ValidateIf((_retention, value) => value !== null)
  allMonths: number | null;
}

export class RetentionResponse extends RetentionDto {
  @ApiProperty({ type: 'integer', description: 'For If-Match.' }) revision: number;
}

const numberOrNone = ({ value }: { value: unknown }) =>
  value === '' ? undefined : typeof value === 'string' ? Number(value) : value;

/** Retention in months. A missing number means that leads are kept. */
export class RetentionQuery {
  @ApiPropertyOptional(bounds)
  @Transform(numberOrNone)
  @Months()
  @IsOptional()
  lostAndSpamMonths?: number;

  @ApiPropertyOptional(bounds)
  @Transform(numberOrNone)
  @Months()
  @IsOptional()
  allMonths?: number;
}

export class RetentionPreviewResponse {
  @ApiProperty({ type: 'integer', description: 'Leads that would be erased now, those in the bin too.' })
  count: number;
}
