import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { UrgentPresses } from './urgent-presses.repository.js';

/** Limits how often visitors can have the person on call notified. */
@RoleModule({ providers: [UrgentPresses], exports: [UrgentPresses] })
export class UrgencyModule {}
