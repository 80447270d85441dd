import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { LeadDoorResponse, NewLeadDoorResponse, OpenDoorDto } from './lead-doors.dto.js';
import { LeadDoors } from './lead-doors.service.js';

@ApiTags('lead-doors')
@Access('owner')
@Controller('lead-doors')
export class LeadDoorsController {
  constructor(private readonly doors: LeadDoors) {}

  @Operation('List the doors through which leads of other sources come in', {
    200: { type: [LeadDoorResponse], description: 'Open ones first.' },
  })
  @Get()
  listLeadDoors(): Promise<LeadDoorResponse[]> {
    return this.doors.list();
  }

  @Operation('Open a door', { 201: NewLeadDoorResponse, 409: 'Twenty are open already.' })
  @FreshSignIn()
  @Post()
  openLeadDoor(
    @Body() { name }: OpenDoorDto,
    @CurrentContext() context: CallerContext,
  ): Promise<NewLeadDoorResponse> {
    return this.doors.open(name, context.by);
  }

  @Operation('Close a door for good', {
    204: 'Its leads stay.',
    404: 'The door does not exist, or is closed.',
  })
  @HttpCode(204)
  @FreshSignIn()
  @Delete(':id')
  closeLeadDoor(@Param('id', EntityId) id: string, @CurrentContext() context: CallerContext): Promise<void> {
    return this.doors.close(id, context.by);
  }
}
