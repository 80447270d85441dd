import { Body, Controller, Delete, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { authorOf } from '../../audit/author.js';
import { CreateIssueDto, UpdateIssueDto } from '../dto/issue.dto.js';
import { StaffIssueResponse, toStaffResponse } from '../dto/staff.responses.js';
import { Gone, MayBePublished, Refused } from './editing-answers.js';
import { EntryEditing } from './entry-editing.service.js';
import { revisionIn } from './revision-in.js';

/** Changes of the problem finder, by administrators. */
@ApiTags('plant guide')
@Access('administrator')
@Controller('plant-issues')
export class IssueEditingController {
  constructor(private readonly editing: EntryEditing) {}

  @Post()
  @ApiOperation({ summary: 'Add a plant problem; published at once if it says so' })
  @ApiCreatedResponse({ type: StaffIssueResponse })
  @Refused()
  @MayBePublished()
  async createPlantIssue(
    @Body() body: CreateIssueDto,
    @ActingCaller() acting: Acting,
  ): Promise<StaffIssueResponse> {
    return toStaffResponse('issue', await this.editing.create('issue', body, authorOf(acting)));
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change a plant problem',
    description:
      'What visitors see is published at once. Other words, facts or sources take a signature away (`checkedBy`).',
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: '`"<revision>"`: refused if it is another one.',
  })
  @ApiOkResponse({ type: StaffIssueResponse })
  @Refused()
  @Gone()
  @MayBePublished()
  @ApiResponse({ status: 412, type: ErrorBody, description: '`entry_changed`; `details` is the entry.' })
  async updatePlantIssue(
    @Param('id', EntityId) id: string,
    @Headers('if-match') match: string | undefined,
    @Body() body: UpdateIssueDto,
    @ActingCaller() acting: Acting,
  ): Promise<StaffIssueResponse> {
    const target = { kind: 'issue', id, revision: revisionIn(match) } as const;
    return toStaffResponse('issue', await this.editing.change(target, body, authorOf(acting)));
  }

  @Post(':id/sign')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign a plant problem as read today, by the caller' })
  @ApiOkResponse({ type: StaffIssueResponse })
  @Gone()
  @MayBePublished()
  async signPlantIssue(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<StaffIssueResponse> {
    return toStaffResponse('issue', await this.editing.sign('issue', id, authorOf(acting)));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a plant problem into the bin, for 30 days' })
  @ApiNoContentResponse()
  @Gone()
  @MayBePublished()
  async deletePlantIssue(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.editing.putIn('issue', id, authorOf(acting));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a plant problem out of the bin; a published one shows again' })
  @ApiOkResponse({ type: StaffIssueResponse })
  @Gone('It is not in the bin.')
  @MayBePublished()
  async restorePlantIssue(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<StaffIssueResponse> {
    return toStaffResponse('issue', await this.editing.takeOut('issue', id, authorOf(acting)));
  }
}
