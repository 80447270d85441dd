import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { MailModule } from '../mail/mail.module.js';
import { FirstHourController } from './first-hour.controller.js';
import { FirstHourRepository } from './first-hour.repository.js';
import { FirstHourService } from './first-hour.service.js';

/** The facts for the setup list of new owners (“first hour”) that the leads service knows. */
@RoleModule({
  http: {
    imports: [MailModule],
    controllers: [FirstHourController],
    providers: [FirstHourRepository, FirstHourService],
  },
})
export class FirstHourModule {}
