import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { AddAttachmentDto, AttachmentResponse, toAttachment } from './attachments.dto.js';
import { Attachments } from './attachments.service.js';

@ApiTags('leads')
@Access('user')
@Controller('lead-attachments')
export class AttachmentsController {
  constructor(private readonly attachments: Attachments) {}

  @ApiOperation({
    summary: 'Add a picture or PDF for the next answer to a lead; kept for a day until it is sent',
  })
  @ApiCreatedResponse({ type: AttachmentResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description:
      'Codes of attachments: unknown_type, unreadable, attachments_too_large, too_many_attachments; of name: required, too_long.',
  })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
  @Post(':id')
  async addLeadAttachment(
    @Param('id', EntityId) id: string,
    @Body() file: AddAttachmentDto,
    @ActingCaller() acting: Acting,
  ): Promise<AttachmentResponse> {
    return toAttachment(await this.attachments.add(id, file, acting));
  }

  @ApiOperation({ summary: 'Remove a file that was not sent' })
  @ApiNoContentResponse()
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is none of the caller, or it was sent.' })
  @HttpCode(204)
  @Delete(':id')
  async removeLeadAttachment(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<void> {
    await this.attachments.remove(id, acting);
  }
}
