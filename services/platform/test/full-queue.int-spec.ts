import { Module, type INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createTestQueues } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Redis } from 'ioredis';
import { ProcessConfig } from '../src/config/process.config.js';
import { describeCause } from '../src/errors/describe-cause.js';
import { LoggingModule } from '../src/logging/logging.module.js';
import type { Job, JobHandler } from '../src/queue/job.js';
import { JobQueue } from '../src/queue/job-queue.js';
import { JobWorkers } from '../src/queue/job-workers.js';
import { JobWorkersModule } from '../src/queue/job-workers.module.js';
import type { QueueConfig } from '../src/queue/queue.config.js';
import { QueueModule } from '../src/queue/queue.module.js';

interface Crate {
  crateId: string;
}

const stack: Job<Crate> = {
  queue: 'crates',
  name: 'stack-crate',
  id: ({ crateId }) => `stack-crate-${crateId}`,
  attempts: 1,
};

class StackHandler implements JobHandler<Crate> {
  readonly job = stack;
  readonly stacked: string[] = [];

  async handle({ crateId }: Crate): Promise<void> {
    this.stacked.push(crateId);
  }
}

@Module({ providers: [StackHandler], exports: [StackHandler] })
class CratesModule {}

const quiet = Object.assign(new ProcessConfig(), { LOG_LEVEL: 'silent' });
const onRedis = (await createTestQueues()).filter(({ name }) => name === 'redis');

async function start(url: string, role: 'producer' | 'worker'): Promise<INestApplicationContext> {
  const workers = JobWorkersModule.forRoot({
    imports: [CratesModule],
    jobs: [stack],
    handlers: [StackHandler],
    concurrency: 1,
  });
  const queue = QueueModule.forRoot({ QUEUE_URL: url } as QueueConfig, role);
  const imports = [LoggingModule.forRoot('test', quiet), queue, ...(role === 'worker' ? [workers] : [])];
  return (await Test.createTestingModule({ imports }).compile()).init();
}

it.each([
  'MISCONF Errors writing to the AOF file: No space left on device',
  "OOM command not allowed when used memory > 'maxmemory'.",
])('reports what Redis lacks when it says %p', (message) => {
  expect(describeCause(new Error(message))).toBe('it has no room left on its disk or in its memory');
});

if (onRedis.length > 0) {
  // With a full disk or memory, Redis refuses each write and answers the rest, as it does to a login that may not write.
  describe.each(onRedis)('a queue on $name that accepts no writes', ({ url }) => {
    const root = new Redis(url);
    const restricted = new URL(url);
    restricted.username = 'full';
    restricted.password = 'password';
    const mayWrite = (answer: '+' | '-') =>
      root.call('ACL', 'SETUSER', 'full', 'on', '>password', '~*', '&*', '+@all', `${answer}@write`);
    let app: INestApplicationContext;

    const startFull = async (jobs: Crate[]) => {
      const producer = await start(url, 'producer');
      await producer.get(JobQueue).enqueueMany(stack, jobs);
      await producer.close();
      await mayWrite('-');
      app = await start(restricted.href, 'worker');
    };

    afterEach(async () => {
      await app.close();
      await root.call('ACL', 'DELUSER', 'full');
    });

    afterAll(() => root.disconnect());

    it('is unhealthy until it accepts them again', async () => {
      await startFull([]);
      const queue = app.get(JobQueue);
      await expect(queue.ping(stack.queue)).rejects.toThrow('NOPERM');

      await mayWrite('+');

      await expect(queue.ping(stack.queue)).resolves.toBeUndefined();
    });

    it.each([
      ['with a job', [{ crateId: 'a' }]],
      ['without jobs', []],
    ])('%s is asked again after pauses, and a job is done in the end', async (_, jobs) => {
      await startFull(jobs);
      const errors: number[] = [];
      const worker = app.get(JobWorkers)['workers'].get(stack.queue);
      worker?.on('error', () => errors.push(performance.now()));
      await waitUntil('three errors', async () => errors.length >= 3);
      const [first = 0, , third = 0] = errors;
      expect(third - first).toBeGreaterThan(1_500);

      await mayWrite('+');

      await app.get(JobQueue).enqueueMany(stack, [{ crateId: 'a' }]);
      await waitUntil('the job', async () => app.get(StackHandler).stacked.includes('a'));
    });
  });
}
