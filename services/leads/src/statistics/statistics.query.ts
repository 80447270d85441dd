import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { ValidateBy } from 'class-validator';
import { isDayOfCentury } from '../inbox/changes/change-fields.js';
import { withCode } from '@sandhill/platform/validation/texts.js';

const invalidDay = withCode('invalid_date', 'Please enter a date, YYYY-MM-DD');

const Day = (description: string) =>
  applyDecorators(
    ApiProperty({ format: 'date', description }),
    ValidateBy(
      { name: 'day', validator: { validate: isDayOfCentury, defaultMessage: () => invalidDay.message } },
      invalidDay,
    ),
  );

/** A period of at most 366 days. */
export class LeadFiguresQuery {
  @Day('First day, New York time.')
  from: string;

  @Day('Last day, New York time.')
  to: string;
}
