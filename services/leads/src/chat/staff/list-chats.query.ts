import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { IsIn, IsOptional } from 'class-validator';
import { chatStatuses, type ChatStatus } from '../../model/chat-session.entity.js';
import { withCode } from '@sandhill/platform/validation/texts.js';

export class ListChatsQuery {
  @ApiPropertyOptional({ enum: chatStatuses, description: 'Without it both.' })
  @IsOptional()
  @IsIn(chatStatuses, withCode('unknown_status', 'This is not a status of conversations'))
  status?: ChatStatus;
}
