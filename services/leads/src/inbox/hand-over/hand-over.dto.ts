import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { IsUUID, ValidateIf } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

export class HandOverDto {
  @NullableText({
    format: 'uuid',
    description: 'Who gets the leads. Null: no one, so that new ones are unclaimed again.',
  })
  @IsUUID('all', withCode('unknown_owner', 'Please choose who gets the leads, or no one'))
  @ValidateIf((_, value) => value !== null)
  to: string | null;
}

export class OpenLeadsResponse {
  @ApiProperty({ type: 'integer', description: 'New and contacted leads outside the bin.' }) open: number;
  @ApiProperty({ type: 'integer', description: 'Visits of today or later that are not over.' })
  visits: number;
}

export class HandedOverResponse {
  @ApiProperty({ type: 'integer', description: 'Leads that were handed over.' }) count: number;
}
