import { Module } from '@nestjs/common';
import { DeviceCookie } from './device-cookie.js';
import { KnownDevicesRepository } from './known-devices.repository.js';
import { KnownDevices } from './known-devices.js';

@Module({
  providers: [KnownDevicesRepository, KnownDevices, DeviceCookie],
  exports: [KnownDevices, DeviceCookie],
})
export class DevicesModule {}
