import type { INestApplication, Type } from '@nestjs/common';

interface EndsBeat {
  beforeApplicationShutdown: () => Promise<void>;
}

/**
 * Stops the periodic run of some work in a process, so that only the test runs this work. If both ran at the same time,
 * each would skip rows that the other has locked, and the test might not find the result that it checks.
 */
export const onlyByHand = (application: INestApplication, work: Type<EndsBeat>): Promise<void> =>
  application.get(work, { strict: false }).beforeApplicationShutdown();
