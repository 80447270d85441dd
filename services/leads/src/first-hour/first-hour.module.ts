import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { MailModule } from '../mail/mail.module.js';
import { FirstHourController } from './first-hour.controller.js';
import { FirstHourRepository } from './first-hour.repository.js';
import { FirstHourService } from './first-hour.service.js';

@RoleModule({
  http: {
    imports: [MailModule],
    controllers: [FirstHourController],
    providers: [FirstHourRepository, FirstHourService],
  },
})
export class FirstHourModule {}
