import type { INestApplication, Type } from '@nestjs/common';

interface EndsBeat {
  beforeApplicationShutdown: () => Promise<void>;
}

/**
 * Stops a process's periodic run of some work, so that only the test runs it. If both ran at once, each would skip rows
 * that the other has locked, and the test might not find what it reads next.
 */
export const onlyByHand = (application: INestApplication, work: Type<EndsBeat>): Promise<void> =>
  application.get(work, { strict: false }).beforeApplicationShutdown();
