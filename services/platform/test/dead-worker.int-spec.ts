import { type INestApplicationContext, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createTestQueues, type TestQueue } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Worker } from 'bullmq';
import { ProcessConfig } from '../src/config/process.config.js';
import { LoggingModule } from '../src/logging/logging.module.js';
import type { Job, JobHandler } from '../src/queue/job.js';
import { JobQueue } from '../src/queue/job-queue.js';
import { deadAfterMs } from '../src/queue/job-workers.js';
import { JobWorkersModule } from '../src/queue/job-workers.module.js';
import { queueBackend } from '../src/queue/queue-backend.js';
import type { QueueConfig } from '../src/queue/queue.config.js';
import { QueueModule } from '../src/queue/queue.module.js';

interface Letter {
  letterId: string;
}

const post: Job<Letter> = {
  queue: 'letters',
  name: 'post-letter',
  id: ({ letterId }) => `post-letter-${letterId}`,
  attempts: 1,
};

class PostHandler implements JobHandler<Letter> {
  readonly job = post;
  readonly posted: string[] = [];

  async handle({ letterId }: Letter): Promise<void> {
    this.posted.push(letterId);
  }
}

@Module({ providers: [PostHandler], exports: [PostHandler] })
class LettersModule {}

const quiet = Object.assign(new ProcessConfig(), { LOG_LEVEL: 'silent' });
const soonDead = 1000;

async function start({ url }: TestQueue, worker: 'works' | 'has no worker') {
  const workers = JobWorkersModule.forRoot({
    imports: [LettersModule],
    jobs: [post],
    handlers: [PostHandler],
    concurrency: 1,
    deadAfterMs: soonDead,
  });
  const module = await Test.createTestingModule({
    imports: [
      LoggingModule.forRoot('test', quiet),
      QueueModule.forRoot({ QUEUE_URL: url } as QueueConfig, 'worker'),
      ...(worker === 'works' ? [workers] : []),
    ],
  }).compile();
  return module.init();
}

/** Takes the next job and its lock, and dies: nothing renews the lock, and nothing ends the job. */
async function takeAndDie({ url }: TestQueue): Promise<string | undefined> {
  const { connection, factory } = queueBackend(url, 'worker');
  const options = { connection, autorun: false, lockDuration: soonDead, stalledInterval: soonDead / 2 };
  const worker = new Worker(post.queue, undefined, options, factory);
  const taken = await worker.getNextJob('a worker that dies');
  await worker.close(true);
  return taken?.id;
}

describe.each(await createTestQueues())("a dead worker's job on $name", (backend) => {
  let app: INestApplicationContext | undefined;

  afterEach(() => app?.close());

  it('is repeated by another worker', async () => {
    const producer = await start(backend, 'has no worker');
    await producer.get(JobQueue).enqueueMany(post, [{ letterId: 'a' }]);
    expect(await takeAndDie(backend)).toBe('post-letter-a');
    await producer.close();

    app = await start(backend, 'works');

    const { posted } = app.get(PostHandler);
    await waitUntil('the job', async () => posted.length > 0);
    expect(posted).toEqual(['a']);
  });
});

it("repeats a dead worker's job within the minute that no one notices", () => {
  const checkEveryMs = deadAfterMs / 2;
  // After the lock has expired, one check marks the job as stalled, and the next one gives it to another worker.
  expect(deadAfterMs + 2 * checkEveryMs).toBeLessThanOrEqual(60_000);
});
