import { DatabaseAnswers } from '@sandhill/platform/database/database-answers.js';
import type { HealthOptions } from '@sandhill/platform/health/health.module.js';
import { SetCopies } from './site-sets/set-copies.js';
import { SiteSetsModule } from './site-sets/site-sets.module.js';

/**
 * Health checks. Neither dependency is required, because the published content is served from memory: only staff and
 * the delivery of page sets need PostgreSQL, and only copies of page sets need the object store.
 */
export const contentHealth: HealthOptions = {
  imports: [SiteSetsModule],
  inject: [DatabaseAnswers, SetCopies],
  useFactory: (database: DatabaseAnswers, copies: SetCopies) => [
    { name: 'postgres', required: false, check: () => database.check() },
    { name: 'store', required: false, check: () => copies.ping() },
  ],
};
