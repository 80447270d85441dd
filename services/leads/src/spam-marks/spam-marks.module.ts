import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { SpamFilter } from './spam-filter.service.js';

@RoleModule({ providers: [SpamFilter], exports: [SpamFilter] })
export class SpamMarksModule {}
