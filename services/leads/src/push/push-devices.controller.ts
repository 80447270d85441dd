import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { CreatePushDeviceDto, PushDeviceResponse, PushKeyResponse } from './push-devices.dto.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeysRepository } from './push-keys.repository.js';

@ApiTags('push-devices')
@Access('user')
@Controller('push-devices')
export class PushDevicesController {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly keys: PushKeysRepository,
  ) {}

  @ApiOperation({ summary: 'Read the key with which a browser subscribes' })
  @ApiOkResponse({ type: PushKeyResponse })
  @Get('key')
  async getPushKey(): Promise<PushKeyResponse> {
    const { publicKey } = await this.keys.read();
    return { publicKey };
  }

  @ApiOperation({ summary: 'List the caller’s devices that are told about new leads' })
  @ApiOkResponse({ type: [PushDeviceResponse] })
  @Get()
  listPushDevices(@Caller() { userId }: Identity): Promise<PushDeviceResponse[]> {
    return this.devices.list(userId);
  }

  @ApiOperation({ summary: 'Let a browser be told about new leads' })
  @ApiCreatedResponse({ type: PushDeviceResponse, description: 'Also for a browser that is known.' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'The caller has ten devices.' })
  @Post()
  createPushDevice(
    @Caller() { userId }: Identity,
    @Body() device: CreatePushDeviceDto,
  ): Promise<PushDeviceResponse> {
    return this.devices.add(userId, device);
  }

  @ApiOperation({ summary: 'Forget a device' })
  @ApiNoContentResponse()
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The caller has no such device.' })
  @HttpCode(204)
  @Delete(':id')
  deletePushDevice(@Caller() { userId }: Identity, @Param('id', EntityId) id: string): Promise<void> {
    return this.devices.remove(userId, id);
  }

  @ApiOperation({ summary: 'Send a test to a device' })
  @ApiNoContentResponse({ description: 'It is on its way.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The caller has no such device.' })
  @HttpCode(204)
  @Post(':id/test')
  testPushDevice(@Caller() { userId }: Identity, @Param('id', EntityId) id: string): Promise<void> {
    return this.devices.test(userId, id);
  }
}
