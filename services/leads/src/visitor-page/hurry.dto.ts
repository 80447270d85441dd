import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsIn } from 'class-validator';
import { urgencies, type Urgency } from '../model/urgency.js';

export class HurryDto {
  @ApiProperty({ enum: urgencies })
  @IsIn(urgencies, withCode('unknown_urgency', `Please choose from: ${urgencies.join(', ')}`))
  urgency: Urgency;
}
