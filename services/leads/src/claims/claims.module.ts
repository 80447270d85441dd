import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { MailModule } from '../mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { MailClaims } from './mail-claims.service.js';
import { LeadClaimsController } from './lead-claims.controller.js';

@RoleModule({
  http: { imports: [MailModule, StaffModule], controllers: [LeadClaimsController], providers: [MailClaims] },
})
export class ClaimsModule {}
