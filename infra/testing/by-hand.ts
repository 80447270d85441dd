import type { INestApplication, Type } from '@nestjs/common';
import type { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';

/**
 * Ends a worker's own beat of some work, so that only the test runs it. When both ran at once, each would leave rows to the
 * other that it has locked, and what the test reads next might be missing.
 */
export const onlyByHand = (worker: INestApplication, work: Type<PeriodicWork>): Promise<void> =>
  worker.get(work, { strict: false }).beforeApplicationShutdown();
