import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsOptional, IsUUID } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

export class PollChatQuery {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The last message that the page has; one that is not of this conversation counts as none.',
  })
  @IsOptional()
  @IsUUID(undefined, withCode('invalid_id', 'This is not the id of a message'))
  after?: string;
}
