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
import { CreatePlantDto, UpdatePlantDto } from '../dto/plant.dto.js';
import { StaffPlantResponse, toStaffResponse } from '../dto/staff.responses.js';
import { Gone, MayBePublished, Refused } from './editing-answers.js';
import { EntryEditing } from './entry-editing.service.js';
import { revisionIn } from './revision-in.js';

/** Changes of the plant guide, by administrators. */
@ApiTags('plant guide')
@Access('administrator')
@Controller('plants')
export class PlantEditingController {
  constructor(private readonly editing: EntryEditing) {}

  @Post()
  @ApiOperation({ summary: 'Add a plant; published at once if it says so' })
  @ApiCreatedResponse({ type: StaffPlantResponse })
  @Refused()
  @MayBePublished()
  async createPlant(
    @Body() body: CreatePlantDto,
    @ActingCaller() acting: Acting,
  ): Promise<StaffPlantResponse> {
    return toStaffResponse('plant', await this.editing.create('plant', body, authorOf(acting)));
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change a plant',
    description:
      'What visitors see is published at once. Other words, facts or sources take a signature away (`checkedBy`).',
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: '`"<revision>"`: refused if it is another one.',
  })
  @ApiOkResponse({ type: StaffPlantResponse })
  @Refused()
  @Gone()
  @MayBePublished()
  @ApiResponse({ status: 412, type: ErrorBody, description: '`entry_changed`; `details` is the entry.' })
  async updatePlant(
    @Param('id', EntityId) id: string,
    @Headers('if-match') match: string | undefined,
    @Body() body: UpdatePlantDto,
    @ActingCaller() acting: Acting,
  ): Promise<StaffPlantResponse> {
    const target = { kind: 'plant', id, revision: revisionIn(match) } as const;
    return toStaffResponse('plant', await this.editing.change(target, body, authorOf(acting)));
  }

  @Post(':id/sign')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign a plant as read today, by the caller' })
  @ApiOkResponse({ type: StaffPlantResponse })
  @Gone()
  @MayBePublished()
  async signPlant(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<StaffPlantResponse> {
    return toStaffResponse('plant', await this.editing.sign('plant', id, authorOf(acting)));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a plant into the bin, for 30 days' })
  @ApiNoContentResponse()
  @Gone()
  @MayBePublished()
  async deletePlant(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.editing.putIn('plant', id, authorOf(acting));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a plant out of the bin; a published one shows again' })
  @ApiOkResponse({ type: StaffPlantResponse })
  @Gone('It is not in the bin.')
  @MayBePublished()
  async restorePlant(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<StaffPlantResponse> {
    return toStaffResponse('plant', await this.editing.takeOut('plant', id, authorOf(acting)));
  }
}
