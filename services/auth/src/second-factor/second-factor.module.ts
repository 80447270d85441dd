import { Module } from '@nestjs/common';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { UsersModule } from '../users/users.module.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecretBox } from './secret-box.js';

@Module({
  imports: [UsersModule, AuditTrailModule, ThrottleModule, PasswordsModule],
  controllers: [SecondFactorController],
  providers: [SecretBox, SecondFactorCheck, SecondFactorService],
  exports: [SecondFactorCheck],
})
export class SecondFactorModule {}
