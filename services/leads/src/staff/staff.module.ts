import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { StaffService } from './staff.service.js';
import { StaffController } from './staff.controller.js';
import { StaffSync } from './staff-sync.js';

@RoleModule({
  http: { controllers: [StaffController], providers: [StaffService], exports: [StaffService] },
  worker: { providers: [StaffSync] },
})
export class StaffModule {}
