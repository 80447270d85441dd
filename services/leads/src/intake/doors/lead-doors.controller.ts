import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { LeadDoorResponse, NewLeadDoorResponse, OpenDoorDto } from './lead-doors.dto.js';
import { LeadDoors } from './lead-doors.service.js';

@ApiTags('lead-doors')
@Access('owner')
@Controller('lead-doors')
export class LeadDoorsController {
  constructor(private readonly doors: LeadDoors) {}

  @ApiOperation({ summary: 'List the doors through which leads of other sources come in' })
  @ApiOkResponse({ type: [LeadDoorResponse], description: 'Open ones first.' })
  @Get()
  listLeadDoors(): Promise<LeadDoorResponse[]> {
    return this.doors.list();
  }

  @ApiOperation({ summary: 'Open a door' })
  @ApiCreatedResponse({ type: NewLeadDoorResponse })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'Twenty are open already.' })
  @FreshSignIn()
  @Post()
  openLeadDoor(@Body() { name }: OpenDoorDto, @ActingCaller() acting: Acting): Promise<NewLeadDoorResponse> {
    return this.doors.open(name, byCaller(acting));
  }

  @ApiOperation({ summary: 'Close a door for good' })
  @ApiNoContentResponse({ description: 'Its leads stay.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The door does not exist, or is closed.' })
  @HttpCode(204)
  @FreshSignIn()
  @Delete(':id')
  closeLeadDoor(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    return this.doors.close(id, byCaller(acting));
  }
}
