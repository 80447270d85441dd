import { isEmailAddress } from '@sandhill/company/email-address.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { stepNumbers } from './lead-step.entity.js';
import type { StepSetting } from './lead-step-settings.entity.js';

const count = stepNumbers.length;
const maxMinutes = 6_000;
const badMinutes = withCode('invalid_minutes', `Please enter whole minutes from 1 to ${maxMinutes}`);
const badCount = withCode('invalid_steps', 'There are three steps');

const IsMailAddress = () =>
  ValidateBy(
    {
      name: 'isMailAddress',
      validator: { validate: (value) => typeof value === 'string' && isEmailAddress(value) },
    },
    withCode('invalid_email', 'Please enter a valid email address'),
  );

const AreAscending = () =>
  ValidateBy(
    {
      name: 'areAscending',
      validator: {
        validate: (steps: StepSetting[]) =>
          !Array.isArray(steps) ||
          steps.every(
            (step, index) => index === 0 || step?.afterMinutes > (steps[index - 1]?.afterMinutes ?? 0),
          ),
      },
    },
    withCode('not_ascending', 'Each step must come after the one before'),
  );

class StepDto implements StepSetting {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: maxMinutes,
    description: 'Business minutes for which no one has claimed the lead.',
  })
  @WholeNumber(1, maxMinutes, badMinutes)
  afterMinutes: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'email',
    description: 'Receives the step’s mail. Null: the fallback address, every owner, no one.',
  })
  @ValidateIf(({ email }: StepDto) => email !== null)
  @IsMailAddress()
  email: string | null;
}

/** Settings of the escalation of unclaimed leads: mail to another email address, mail to the owners, then an alarm. */
export class StepsDto {
  @ApiProperty()
  @IsBoolean(withCode('required', 'Please turn the steps on or off'))
  enabled: boolean;

  @ApiProperty({ type: [StepDto], minItems: count, maxItems: count })
  @IsArray(badCount)
  @ArrayMinSize(count, badCount)
  @ArrayMaxSize(count, badCount)
  @ValidateNested({ each: true, ...badCount })
  @AreAscending()
  @Type(() => StepDto)
  steps: StepDto[];
}

export class StepsResponse extends StepsDto {
  @ApiProperty({ type: 'integer', description: 'For If-Match.' }) revision: number;
}
