import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
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
import { WebHookDeliveryResponse } from './web-hook-delivery.response.js';
import { ChangeWebHookDto, CreateWebHookDto, NewWebHookResponse, WebHookResponse } from './web-hooks.dto.js';
import { WebHooksService } from './web-hooks.service.js';

@ApiTags('web-hooks')
@ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
@Access('owner')
@Controller('web-hooks')
export class WebHooksController {
  constructor(private readonly hooks: WebHooksService) {}

  @ApiOperation({ summary: 'List the addresses that are told about leads' })
  @ApiOkResponse({ type: [WebHookResponse] })
  @Get()
  listWebHooks(): Promise<WebHookResponse[]> {
    return this.hooks.list();
  }

  @ApiOperation({ summary: 'Add an address that is told about leads from now on' })
  @ApiCreatedResponse({ type: NewWebHookResponse })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'There are ten already.' })
  @FreshSignIn()
  @Post()
  createWebHook(@Body() hook: CreateWebHookDto, @ActingCaller() acting: Acting): Promise<NewWebHookResponse> {
    return this.hooks.add(hook, byCaller(acting));
  }

  @ApiOperation({ summary: 'Change a web hook, or switch it on or off' })
  @ApiOkResponse({ type: WebHookResponse })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The web hook does not exist.' })
  @FreshSignIn()
  @Patch(':id')
  changeWebHook(
    @Param('id', EntityId) id: string,
    @Body() change: ChangeWebHookDto,
    @ActingCaller() acting: Acting,
  ): Promise<WebHookResponse> {
    return this.hooks.change(id, change, byCaller(acting));
  }

  @ApiOperation({ summary: 'Delete a web hook, with what it is still owed' })
  @ApiNoContentResponse()
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The web hook does not exist.' })
  @HttpCode(204)
  @FreshSignIn()
  @Delete(':id')
  deleteWebHook(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    return this.hooks.remove(id, byCaller(acting));
  }

  @ApiOperation({ summary: 'Send a test to a web hook, once' })
  @ApiCreatedResponse({
    type: WebHookDeliveryResponse,
    description: 'It is on its way: read the deliveries.',
  })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The web hook does not exist.' })
  @FreshSignIn()
  @Post(':id/test')
  testWebHook(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<WebHookDeliveryResponse> {
    return this.hooks.test(id, byCaller(acting));
  }

  @ApiOperation({ summary: 'List what a web hook was told, newest first' })
  @ApiOkResponse({ type: [WebHookDeliveryResponse], description: 'The last 50.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The web hook does not exist.' })
  @Get(':id/deliveries')
  listWebHookDeliveries(@Param('id', EntityId) id: string): Promise<WebHookDeliveryResponse[]> {
    return this.hooks.listDeliveries(id);
  }

  @ApiOperation({ summary: 'Tell a web hook something again' })
  @ApiCreatedResponse({ type: WebHookDeliveryResponse })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The web hook or the delivery does not exist.' })
  @FreshSignIn()
  @Post(':id/deliveries/:deliveryId/send')
  sendWebHookDelivery(
    @Param('id', EntityId) id: string,
    @Param('deliveryId', EntityId) deliveryId: string,
    @ActingCaller() acting: Acting,
  ): Promise<WebHookDeliveryResponse> {
    return this.hooks.sendAgain(id, deliveryId, byCaller(acting));
  }
}
