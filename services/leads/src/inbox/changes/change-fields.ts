import { applyDecorators } from '@nestjs/common';
import { isDay } from '@sandhill/company/content/value-rules.js';
import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsOptional, ValidateBy } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';

const maxCents = 100_000_000;
const invalidCents = withCode('out_of_range', 'Please enter an amount from $0 to $1,000,000');

export const Cents = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 0, maximum: maxCents, description }),
    IsOptional(),
    WholeNumber(0, maxCents, invalidCents),
  );

const invalidDay = withCode('invalid_date', 'Please enter a date');

/** Validates an optional day, `YYYY-MM-DD`. */
export const OfficeDay = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', nullable: true, description }),
    IsOptional(),
    ValidateBy(
      {
        name: 'officeDay',
        validator: { validate: isDayOfCentury, defaultMessage: () => invalidDay.message },
      },
      invalidDay,
    ),
  );

export const isDayOfCentury = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('20') && isDay(value);
