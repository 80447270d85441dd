import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { withCode } from '../../model/lead-fields.js';

const maxCents = 100_000_000;
const invalidCents = withCode('out_of_range', 'Please enter an amount from $0 to $1,000,000');

/** An optional amount, in cents. */
export const Cents = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 0, maximum: maxCents, description }),
    IsOptional(),
    IsInt(invalidCents),
    Min(0, invalidCents),
    Max(maxCents, invalidCents),
  );

const invalidDay = withCode('invalid_date', 'Please enter a date');

/** An optional day, `YYYY-MM-DD`. */
export const OfficeDay = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', nullable: true, description }),
    IsOptional(),
    ValidateBy(
      { name: 'officeDay', validator: { validate: isDay, defaultMessage: () => invalidDay.message } },
      invalidDay,
    ),
  );

/** Whether a text is a day of this century, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
