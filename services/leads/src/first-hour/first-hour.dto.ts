import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { firstHourSteps, type FirstHourStep } from './first-hour.entity.js';

/**
 * Request to postpone a step of the setup list, or to undo that. It names one step, not the whole list of postponed
 * steps, so that two simultaneous requests do not overwrite each other's change.
 */
export class PutOffDto {
  @ApiProperty({ enum: firstHourSteps })
  @IsIn(firstHourSteps, withCode('unknown_step', 'Please choose a step from the list'))
  step: FirstHourStep;

  @ApiProperty()
  @IsBoolean(withCode('not_a_boolean', 'isPutOff must be true or false'))
  isPutOff: boolean;
}

export class TestLeadDto {
  @ApiProperty({ format: 'uuid', description: 'A message that came through the form within ten minutes.' })
  @IsUUID(undefined, withCode('invalid_id', 'Please choose a lead'))
  id: string;
}

export class TestLeadResponse {
  @ApiProperty({ example: 'C-7KQ2M9' }) reference: string;
  @ApiProperty({ format: 'date-time', description: 'It came through the form and is on the desk.' })
  receivedAt: string;
  @NullableText({ description: 'The address of its mail.' }) mailTo: string | null;
  @NullableText({ format: 'date-time', description: 'A mail server took it.' }) mailedAt: string | null;
  @NullableText({ description: "The mail server's last refusal." }) mailError: string | null;
  @ApiProperty({ description: 'It was taken for spam and is not mailed.' }) isSpam: boolean;
}

export class FirstHourResponse {
  @ApiProperty({ enum: firstHourSteps, isArray: true }) putOff: FirstHourStep[];
  @ApiProperty({
    type: TestLeadResponse,
    nullable: true,
    description: 'The last one; null when there was none, or when it is in the bin or erased.',
  })
  testLead: TestLeadResponse | null;
  @NullableText({ format: 'date-time', description: 'When the mail of a test lead was first accepted.' })
  testArrivedAt: string | null;
}
