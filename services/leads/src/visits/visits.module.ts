import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { AddressLimitsModule } from '../address-limits/address-limits.module.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OnCallModule } from '../on-call/on-call.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { VisitorVisitsController } from './booking/visitor-visits.controller.js';
import { VisitorVisitsRepository } from './booking/visitor-visits.repository.js';
import { VisitorVisits } from './booking/visitor-visits.service.js';
import { StaffModule } from '../staff/staff.module.js';
import { CalendarController } from './feed/calendar.controller.js';
import { OwnCalendarController } from './feed/own-calendar.controller.js';
import { VisitCalendars } from './feed/visit-calendars.service.js';
import { LeadVisitsController } from './office/lead-visits.controller.js';
import { OfficeVisitsController } from './office/office-visits.controller.js';
import { OfficeVisitsRepository } from './office/office-visits.repository.js';
import { OfficeVisits } from './office/office-visits.service.js';
import { VisitChanges } from './office/visit-changes.service.js';
import { VisitSettingsController } from './windows/visit-settings.controller.js';
import { VisitSettingsService } from './windows/visit-settings.service.js';

@RoleModule({
  http: {
    imports: [
      MailModule,
      OnCallModule,
      OutboxModule,
      PhotosModule,
      StaffModule,
      AddressLimitsModule,
      ConversationModule,
    ],
    controllers: [
      CalendarController,
      OwnCalendarController,
      LeadVisitsController,
      OfficeVisitsController,
      VisitSettingsController,
      VisitorVisitsController,
    ],
    providers: [
      VisitCalendars,
      OfficeVisits,
      OfficeVisitsRepository,
      VisitChanges,
      VisitSettingsService,
      VisitorVisits,
      VisitorVisitsRepository,
    ],
    exports: [VisitChanges],
  },
})
export class VisitsModule {}
