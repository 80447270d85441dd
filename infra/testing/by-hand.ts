import type { INestApplication, Type } from '@nestjs/common';

interface EndsBeat {
  beforeApplicationShutdown: () => Promise<void>;
}

/**
 * Ends a process's own beat of some work, so that only the test runs it. When both ran at once, each would leave rows to
 * the other that it has locked, and what the test reads next might be missing.
 */
export const onlyByHand = (application: INestApplication, work: Type<EndsBeat>): Promise<void> =>
  application.get(work, { strict: false }).beforeApplicationShutdown();
