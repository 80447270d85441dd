import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { AddAttachmentDto, AttachmentResponse, toAttachment } from './attachments.dto.js';
import { Attachments } from './attachments.service.js';

@ApiTags('leads')
@Access('user')
@Controller('lead-attachments')
export class AttachmentsController {
  constructor(private readonly attachments: Attachments) {}

  @Operation('Add a picture or PDF for the next answer to a lead; kept for a day until it is sent', {
    201: AttachmentResponse,
    400: 'Codes of attachments: unknown_type, unreadable, attachments_too_large, too_many_attachments; of name: required, too_long.',
    404: 'The lead does not exist.',
  })
  @Post(':id')
  async addLeadAttachment(
    @Param('id', EntityId) id: string,
    @Body() file: AddAttachmentDto,
    @CurrentContext() context: CallerContext,
  ): Promise<AttachmentResponse> {
    return toAttachment(await this.attachments.add(id, file, context));
  }

  @Operation('Remove a file that was not sent', {
    204: {},
    404: 'There is none of the caller, or it was sent.',
  })
  @HttpCode(204)
  @Delete(':id')
  async removeLeadAttachment(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    await this.attachments.remove(id, context);
  }
}
