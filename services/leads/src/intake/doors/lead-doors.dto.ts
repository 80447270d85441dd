import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { LeadText } from '../../model/lead-fields.js';
import { maxDoorNameLength } from './lead-door.entity.js';

export class OpenDoorDto {
  @LeadText({
    missing: 'Please enter a name, such as Angi',
    max: maxDoorNameLength,
    description: 'The source. Leads that come through the door show it.',
  })
  name: string;
}

export class LeadDoorResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() isOpen: boolean;
  @ApiProperty({ type: 'integer' }) acceptedCount: number;
  @ApiProperty({
    type: 'integer',
    description: 'Of these, those without any way to reach the customer: kept as messages.',
  })
  unusableCount: number;
  @ApiProperty({ type: 'integer', description: 'Requests over the rate of 60 a minute, answered with 429.' })
  refusedCount: number;
  @NullableText({ format: 'date-time' }) lastLeadAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A door with its URL, which is shown only once. */
export class NewLeadDoorResponse extends LeadDoorResponse {
  @ApiProperty({ description: 'Anyone who has it can send leads.' }) url: string;
}
