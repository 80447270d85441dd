import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { ArrayUnique, IsArray, IsIn, IsUUID } from 'class-validator';
import { firstHourSteps, type FirstHourStep } from './first-hour.entity.js';

const badSteps = withCode('unknown_step', 'Please name steps of the list, each once');

/** The body of `PUT /api/leads/first-hour`. */
export class PutOffDto {
  @ApiProperty({
    enum: firstHourSteps,
    isArray: true,
    description: 'The steps that are put off, all of them.',
  })
  @IsArray(badSteps)
  @ArrayUnique(badSteps)
  @IsIn(firstHourSteps, { each: true, ...badSteps })
  putOff: FirstHourStep[];
}

/** The body of `PUT /api/leads/first-hour/test-lead`. */
export class TestLeadDto {
  @ApiProperty({ format: 'uuid', description: 'A message that came through the form within ten minutes.' })
  @IsUUID(undefined, withCode('invalid_id', 'Please name a lead'))
  id: string;
}

/** How far a test lead is. */
export class TestLeadResponse {
  @ApiProperty({ example: 'C-7KQ2M9' }) reference: string;
  @ApiProperty({ format: 'date-time', description: 'It came through the form and is on the desk.' })
  receivedAt: string;
  @ApiProperty({ type: String, nullable: true, description: 'The address of its mail.' })
  mailTo: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'A mail server took it.' })
  mailedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The mail server's last refusal." })
  mailError: string | null;
  @ApiProperty({ description: 'It was taken for spam and is not mailed.' }) isSpam: boolean;
}

/** The steps of the owner's first hour that leads know. */
export class FirstHourResponse {
  @ApiProperty({ enum: firstHourSteps, isArray: true }) putOff: FirstHourStep[];
  @ApiProperty({
    type: TestLeadResponse,
    nullable: true,
    description: 'The last one; null when there was none, or when it is in the bin or erased.',
  })
  testLead: TestLeadResponse | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the mail of a test lead was first accepted.',
  })
  testArrivedAt: string | null;
}
