import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { SpamFilter } from './spam-filter.service.js';

/** Marks of staff, and what they say of other leads. */
@RoleModule({ http: { providers: [SpamFilter], exports: [SpamFilter] } })
export class SpamMarksModule {}
