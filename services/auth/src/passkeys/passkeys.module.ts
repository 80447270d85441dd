import { Module } from '@nestjs/common';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChallengesRepository } from './challenges.repository.js';
import { Challenges } from './challenges.js';
import { PasskeyCheck } from './passkey-check.js';
import { PasskeyRegistration } from './passkey-registration.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';

@Module({
  imports: [UsersModule, AuditTrailModule],
  controllers: [PasskeysController],
  providers: [ChallengesRepository, Challenges, PasskeyCheck, PasskeyRegistration, PasskeysService],
  exports: [Challenges, PasskeyCheck, PasskeyRegistration, PasskeysService],
})
export class PasskeysModule {}
