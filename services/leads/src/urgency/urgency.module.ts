import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { UrgentPresses } from './urgent-presses.repository.js';

/** Limits how often the person on call may be called. */
@RoleModule({ providers: [UrgentPresses], exports: [UrgentPresses] })
export class UrgencyModule {}
