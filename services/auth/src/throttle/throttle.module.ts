import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountDelay } from './account-delay.js';
import { AddressLimit } from './address-limit.js';
import { LoginAttemptsRepository } from './login-attempts.repository.js';
import { LoginDelay } from './login-delay.entity.js';
import { LoginDelaysRepository } from './login-delays.repository.js';
import { LoginThrottle } from './login-throttle.js';

/** Limits on guessing passwords and codes. */
@Module({
  imports: [TypeOrmModule.forFeature([LoginDelay])],
  providers: [LoginAttemptsRepository, LoginDelaysRepository, AddressLimit, AccountDelay, LoginThrottle],
  exports: [LoginThrottle],
})
export class ThrottleModule {}
