import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
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
  createWebHook(
    @Body() hook: CreateWebHookDto,
    @CurrentContext() context: CallerContext,
  ): Promise<NewWebHookResponse> {
    return this.hooks.add(hook, context.by);
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
    @CurrentContext() context: CallerContext,
  ): Promise<WebHookResponse> {
    return this.hooks.change(id, change, context.by);
  }

  @Operation('Delete a web hook, with what it is still owed', {
    204: {},
    404: 'The web hook does not exist.',
  })
  @HttpCode(204)
  @FreshSignIn()
  @Delete(':id')
  deleteWebHook(@Param('id', EntityId) id: string, @CurrentContext() context: CallerContext): Promise<void> {
    return this.hooks.remove(id, context.by);
  }

  @Operation('Send a test to a web hook, once', {
    201: { type: WebHookDeliveryResponse, description: 'It is on its way: read the deliveries.' },
    404: 'The web hook does not exist.',
  })
  @FreshSignIn()
  @Post(':id/test')
  testWebHook(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<WebHookDeliveryResponse> {
    return this.hooks.test(id, context.by);
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
    @CurrentContext() context: CallerContext,
  ): Promise<WebHookDeliveryResponse> {
    return this.hooks.sendAgain(id, deliveryId, context.by);
  }
}
