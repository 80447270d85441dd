import type { DynamicModule } from '@nestjs/common';
import type { HealthOptions } from '@sandhill/platform/health/health.module.js';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DataSource } from 'typeorm';
import { SITE_STORE } from './site-sets/set-copies.js';

/** What is published is answered from memory; changes need PostgreSQL, copies of sets the store. */
export function contentHealth(siteSets: DynamicModule): HealthOptions {
  return {
    imports: [siteSets],
    inject: [DataSource, SITE_STORE],
    useFactory: (database: DataSource, store: ObjectStore) => [
      { name: 'postgres', required: false, check: () => database.query('SELECT 1') },
      { name: 'store', required: false, check: () => store.ping() },
    ],
  };
}
