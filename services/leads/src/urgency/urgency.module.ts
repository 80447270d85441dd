import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { UrgentPresses } from './urgent-presses.repository.js';

@RoleModule({ providers: [UrgentPresses], exports: [UrgentPresses] })
export class UrgencyModule {}
