import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
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

  @Operation('Read the key with which a browser subscribes', { 200: PushKeyResponse })
  @Get('key')
  async getPushKey(): Promise<PushKeyResponse> {
    const { publicKey } = await this.keys.read();
    return { publicKey };
  }

  @Operation('List the caller’s devices that are told about new leads', { 200: [PushDeviceResponse] })
  @Get()
  listPushDevices(@Caller() { userId }: Identity): Promise<PushDeviceResponse[]> {
    return this.devices.list(userId);
  }

  @Operation('Let a browser be told about new leads', {
    201: { type: PushDeviceResponse, description: 'Also for a browser that is known.' },
    409: 'The caller has ten devices.',
  })
  @Post()
  createPushDevice(
    @Caller() { userId }: Identity,
    @Body() device: CreatePushDeviceDto,
  ): Promise<PushDeviceResponse> {
    return this.devices.add(userId, device);
  }

  @Operation('Forget a device', { 204: {}, 404: 'The caller has no such device.' })
  @HttpCode(204)
  @Delete(':id')
  deletePushDevice(@Caller() { userId }: Identity, @Param('id', EntityId) id: string): Promise<void> {
    return this.devices.remove(userId, id);
  }

  @Operation('Send a test to a device', { 204: 'It is on its way.', 404: 'The caller has no such device.' })
  @HttpCode(204)
  @Post(':id/test')
  testPushDevice(@Caller() { userId }: Identity, @Param('id', EntityId) id: string): Promise<void> {
    return this.devices.test(userId, id);
  }
}
