import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { AddressLimit } from './address-limit.js';
import { LoginAttemptsRepository } from './login-attempts.repository.js';
import { LoginDelaysRepository } from './login-delays.repository.js';
import { MailRequests } from './mail-requests.js';
import { LoginThrottle } from './login-throttle.js';
import { NameLimit } from './name-limit.js';
import { SecondFactorWaits } from './second-factor-waits.js';

@Module({
  imports: [DevicesModule],
  providers: [
    LoginAttemptsRepository,
    LoginDelaysRepository,
    AddressLimit,
    NameLimit,
    LoginThrottle,
    MailRequests,
    SecondFactorWaits,
  ],
  exports: [LoginThrottle, MailRequests, SecondFactorWaits],
})
export class ThrottleModule {}
