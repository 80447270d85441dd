import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { WebHookDeliveryResponse } from './web-hook-delivery.response.js';
import { ChangeWebHookDto, CreateWebHookDto, NewWebHookResponse, WebHookResponse } from './web-hooks.dto.js';
import { WebHooksService } from './web-hooks.service.js';

@ApiTags('web-hooks')
@Access('owner')
@Controller('web-hooks')
export class WebHooksController {
  constructor(private readonly hooks: WebHooksService) {}

  @Operation('List the addresses that are told about leads', { 200: [WebHookResponse] })
  @Get()
  listWebHooks(): Promise<WebHookResponse[]> {
    return this.hooks.list();
  }

  @Operation('Add an address that is told about leads from now on', {
    201: NewWebHookResponse,
    409: 'There are ten already.',
  })
  @FreshSignIn()
  @Post()
  createWebHook(@Body() hook: CreateWebHookDto, @ActingCaller() acting: Acting): Promise<NewWebHookResponse> {
    return this.hooks.add(hook, acting.by);
  }

  @Operation('Change a web hook, or turn it on or off', {
    200: WebHookResponse,
    404: 'The web hook does not exist.',
  })
  @FreshSignIn()
  @Patch(':id')
  changeWebHook(
    @Param('id', EntityId) id: string,
    @Body() change: ChangeWebHookDto,
    @ActingCaller() acting: Acting,
  ): Promise<WebHookResponse> {
    return this.hooks.change(id, change, acting.by);
  }

  @Operation('Delete a web hook, with what it is still owed', {
    204: {},
    404: 'The web hook does not exist.',
  })
  @HttpCode(204)
  @FreshSignIn()
  @Delete(':id')
  deleteWebHook(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    return this.hooks.remove(id, acting.by);
  }

  @Operation('Send a test to a web hook, once', {
    201: { type: WebHookDeliveryResponse, description: 'It is on its way: read the deliveries.' },
    404: 'The web hook does not exist.',
  })
  @FreshSignIn()
  @Post(':id/test')
  testWebHook(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<WebHookDeliveryResponse> {
    return this.hooks.test(id, acting.by);
  }

  @Operation('List what a web hook was told, newest first', {
    200: { type: [WebHookDeliveryResponse], description: 'The last 50.' },
    404: 'The web hook does not exist.',
  })
  @Get(':id/deliveries')
  listWebHookDeliveries(@Param('id', EntityId) id: string): Promise<WebHookDeliveryResponse[]> {
    return this.hooks.listDeliveries(id);
  }

  @Operation('Tell a web hook something again', {
    201: WebHookDeliveryResponse,
    404: 'The web hook or the delivery does not exist.',
  })
  @FreshSignIn()
  @Post(':id/deliveries/:deliveryId/send')
  sendWebHookDelivery(
    @Param('id', EntityId) id: string,
    @Param('deliveryId', EntityId) deliveryId: string,
    @ActingCaller() acting: Acting,
  ): Promise<WebHookDeliveryResponse> {
    return this.hooks.sendAgain(id, deliveryId, acting.by);
  }
}
