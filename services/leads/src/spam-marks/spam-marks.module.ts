import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { SpamFilter } from './spam-filter.service.js';

/** Marks of spam by staff, and the filter that learns from them. */
@RoleModule({ http: { providers: [SpamFilter], exports: [SpamFilter] } })
export class SpamMarksModule {}
