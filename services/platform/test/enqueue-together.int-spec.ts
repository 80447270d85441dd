import { Test } from '@nestjs/testing';
import { createTestQueues } from '@sandhill/testing/servers/test-servers.ts';
import { ProcessConfig } from '../src/config/process.config.js';
import { LoggingModule } from '../src/logging/logging.module.js';
import type { Job } from '../src/queue/job.js';
import { JobQueue } from '../src/queue/job-queue.js';
import type { QueueConfig } from '../src/queue/queue.config.js';
import { QueueModule } from '../src/queue/queue.module.js';

const quiet = Object.assign(new ProcessConfig(), { LOG_LEVEL: 'silent' });
const deliver: Job<{ number: string }> = {
  queue: 'together',
  name: 'deliver',
  id: ({ number }) => `deliver-${number}`,
  attempts: 1,
};

describe.each(await createTestQueues())('two processes with one queue on $name', ({ url }) => {
  const start = async () => {
    const queue = QueueModule.forRoot({ QUEUE_URL: url } as QueueConfig, 'producer');
    const module = await Test.createTestingModule({
      imports: [LoggingModule.forRoot('test', quiet), queue],
    }).compile();
    return module.init();
  };

  it('enqueue the same jobs in any order', async () => {
    const apps = await Promise.all([start(), start()]);
    const [one, other] = apps.map((app) => app.get(JobQueue));
    for (let round = 0; round < 10; round += 1) {
      const jobs = Array.from({ length: 300 }, (_, index) => ({ number: `${round}-${index}` }));
      await Promise.all([one?.enqueueMany(deliver, jobs), other?.enqueueMany(deliver, jobs.toReversed())]);
    }

    expect(await one?.counts(deliver.queue)).toMatchObject({ waiting: 3_000 });
    await Promise.all(apps.map((app) => app.close()));
  });
});
