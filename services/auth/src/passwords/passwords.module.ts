import { Module } from '@nestjs/common';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { UsersModule } from '../users/users.module.js';
import { Confirmation } from './confirmation.js';
import { PasswordCheck } from './password-check.js';
import { HashCost } from './hash-cost.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [UsersModule, AuditTrailModule, DevicesModule, ThrottleModule],
  controllers: [PasswordsController],
  providers: [HashCost, PasswordHasher, Confirmation, PasswordCheck, PasswordsService],
  exports: [PasswordHasher, Confirmation, PasswordCheck],
})
export class PasswordsModule {}
