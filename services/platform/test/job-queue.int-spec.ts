import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { INestApplicationContext } from '@nestjs/common';
import { createTestQueues, type TestQueue } from '@sandhill/testing/servers/test-servers.ts';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { LoggingModule } from '../src/logging/logging.module.js';
import { ProcessConfig } from '../src/config/process.config.js';
import type { Job, JobHandler } from '../src/queue/job.js';
import { JobQueue } from '../src/queue/job-queue.js';
import { JobWorkers } from '../src/queue/job-workers.js';
import { JobWorkersModule } from '../src/queue/job-workers.module.js';
import type { QueueConfig } from '../src/queue/queue.config.js';
import { QueueModule } from '../src/queue/queue.module.js';

interface Parcel {
  parcelId: string;
}

const deliver: Job<Parcel> = {
  queue: 'parcels',
  name: 'deliver-parcel',
  id: ({ parcelId }) => `deliver-parcel-${parcelId}`,
  attempts: 3,
  backoffMs: 20,
};

/** Records the jobs that it has handled. Its first `failures` attempts fail. */
class DeliverHandler implements JobHandler<Parcel> {
  readonly job = deliver;
  readonly delivered: string[] = [];
  failures = 0;
  /** Whether jobs never end. */
  hangs = false;
  isHanging = false;
  private waiting: Array<() => void> = [];

  async handle({ parcelId }: Parcel): Promise<void> {
    if (this.hangs) {
      this.isHanging = true;
      await new Promise(() => undefined);
    }
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('refused');
    }
    this.delivered.push(parcelId);
    for (const wake of this.waiting.splice(0)) wake();
  }

  async untilDelivered(count: number): Promise<void> {
    while (this.delivered.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

@Module({ providers: [DeliverHandler], exports: [DeliverHandler] })
class ParcelsModule {}

const quiet = Object.assign(new ProcessConfig(), { LOG_LEVEL: 'silent' });
const backends = await createTestQueues();

async function start(queue: TestQueue): Promise<INestApplicationContext> {
  const config = { QUEUE_URL: queue.url } as QueueConfig;
  const workers = JobWorkersModule.forRoot({
    imports: [ParcelsModule],
    jobs: [deliver],
    handlers: [DeliverHandler],
    concurrency: 2,
  });
  const module = await Test.createTestingModule({
    imports: [LoggingModule.forRoot('test', quiet), QueueModule.forRoot(config, 'worker'), workers],
  }).compile();
  return module.init();
}

async function isEmpty(queue: JobQueue): Promise<boolean> {
  return Object.values(await queue.counts(deliver.queue)).every((count) => count === 0);
}

describe.each(backends)('the queue on $name', (backend) => {
  let app: INestApplicationContext;
  let queue: JobQueue;
  let handler: DeliverHandler;

  beforeEach(async () => {
    app = await start(backend);
    queue = app.get(JobQueue);
    handler = app.get(DeliverHandler);
  });

  afterEach(() => app.close());

  it('runs a job', async () => {
    await queue.enqueueMany(deliver, [{ parcelId: 'a' }]);

    await handler.untilDelivered(1);
    expect(handler.delivered).toEqual(['a']);
  });

  it('adds a waiting job only once', async () => {
    const slow = { ...deliver, backoffMs: 2_000 };
    handler.failures = 1;
    await queue.enqueueMany(slow, [{ parcelId: 'b' }]);
    await waitUntil('the pause after a failure', async () => handler.failures === 0);
    await queue.enqueueMany(slow, [{ parcelId: 'b' }]);
    const counts = Object.values(await queue.counts(deliver.queue));

    expect(counts.reduce((total, count) => total + count, 0)).toBe(1);
    await handler.untilDelivered(1);
    expect(handler.delivered).toEqual(['b']);
  });

  it('retries a failed job, and names the cause in the log', async () => {
    const said: unknown[][] = [];
    app.get(JobWorkers)['log'].warn = (...words: unknown[]) => said.push(words);
    handler.failures = 2;

    await queue.enqueueMany(deliver, [{ parcelId: 'c' }]);

    await handler.untilDelivered(1);
    expect(handler.delivered).toEqual(['c']);
    const failed = [{ err: expect.objectContaining({ message: 'refused' }) }, 'job failed'];
    expect(said).toEqual([failed, failed]);
  });

  it('accepts the same job again after it is done, and after its last attempt has failed', async () => {
    for (const failures of [0, deliver.attempts]) {
      handler.failures = failures;
      await queue.enqueueMany(deliver, [{ parcelId: 'd' }]);
      await waitUntil('the end of the job', async () => handler.failures === 0 && (await isEmpty(queue)));
    }
    await queue.enqueueMany(deliver, [{ parcelId: 'd' }]);

    await handler.untilDelivered(2);
    expect(handler.delivered).toEqual(['d', 'd']);
  });
});

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

describe('an unavailable queue', () => {
  it.each(['redis://127.0.0.1:1/0', 'postgres://nobody@127.0.0.1:1/queue'])(
    'is told at once: %s',
    async (url) => {
      const module = await Test.createTestingModule({
        imports: [
          LoggingModule.forRoot('test', quiet),
          QueueModule.forRoot({ QUEUE_URL: url } as QueueConfig, 'producer'),
        ],
      }).compile();

      await expect(module.get(JobQueue).enqueueMany(deliver, [{ parcelId: 'e' }])).rejects.toThrow();
      await module.close();
    },
  );

  it('does not prevent a worker from ending or keep the process alive', async () => {
    const before = timers();
    const app = await start({ name: 'redis', url: 'redis://127.0.0.1:1/0' });

    await expect(app.close()).resolves.toBeUndefined();

    // The timer of `waitUntil` itself may remain.
    await waitUntil('the last timer', async () => timers() <= before, 1000);
  });
});

/** Forwards bytes to a server, except while it hangs like a stopped process. */
class Door {
  readonly sockets = new Set<Socket>();
  accepted = 0;
  private isHanging = false;
  private readonly server = createServer((client) => {
    this.accepted += 1;
    const { hostname, port } = this.target;
    const behind = connect(Number(port), hostname);
    this.sockets.add(client);
    client.once('close', () => {
      this.sockets.delete(client);
      behind.destroy();
    });
    client.on('error', () => undefined).on('data', (bytes) => this.isHanging || behind.write(bytes));
    behind.once('close', () => this.isHanging || client.destroy());
    behind.on('error', () => undefined).on('data', (bytes) => this.isHanging || client.write(bytes));
  });

  private constructor(private readonly target: URL) {}

  static async before(url: string): Promise<Door> {
    const door = new Door(new URL(url));
    door.server.listen(0, '127.0.0.1');
    await once(door.server, 'listening');
    return door;
  }

  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  hang(): void {
    this.isHanging = true;
  }

  /** Forwards again. Requests that were sent in the meantime are lost. */
  open(): void {
    this.isHanging = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }
}

describe.each(backends)('a queue on $name that does not answer at first', ({ name, url }) => {
  let door: Door;
  let app: INestApplicationContext;

  beforeEach(async () => {
    door = await Door.before(url);
    door.hang();
    app = await start({ name, url: door.url });
  });

  afterEach(async () => {
    await app.close();
    await door.close();
  });

  it('is used once it answers, without a restart', async () => {
    const queue = app.get(JobQueue);
    await expect(queue.enqueueMany(deliver, [{ parcelId: 'early' }])).rejects.toThrow();
    // The worker has given up its first connection, too.
    await waitUntil('another connection', async () => door.accepted > 2);
    door.open();

    await eventually(() => queue.enqueueMany(deliver, [{ parcelId: 'late' }]));

    const handler = app.get(DeliverHandler);
    await waitUntil('the job', async () => handler.delivered.includes('late'));
  });

  it('does not prevent a process from ending', async () => {
    await expect(app.close()).resolves.toBeUndefined();
  });
});

/** Stops what BullMQ leaves running for a job that hangs: it renews the job's lock and looks for stalled jobs. */
async function stopTimers(app: INestApplicationContext): Promise<void> {
  for (const worker of app.get(JobWorkers)['workers'].values()) {
    await worker['lockManager'].close();
    worker['stalledCheckStopper']?.();
  }
}

describe.each(backends)('a worker on $name', (backend) => {
  it('ends although a job hangs', async () => {
    const before = timers();
    const app = await start(backend);
    const handler = app.get(DeliverHandler);
    handler.hangs = true;
    await app.get(JobQueue).enqueueMany(deliver, [{ parcelId: 'endless' }]);
    await waitUntil('the job', async () => handler.isHanging);

    await expect(app.close()).resolves.toBeUndefined();

    await stopTimers(app);
    await waitUntil('the last timer', async () => timers() <= before, 1000);
  });
});

const onRedis = backends.filter(({ name }) => name === 'redis');
if (onRedis.length > 0) {
  describe.each(onRedis)('a queue on $name that hangs', ({ url }) => {
    it('is abandoned after its time, with no open connection', async () => {
      const door = await Door.before(url);
      const module = await Test.createTestingModule({
        imports: [
          LoggingModule.forRoot('test', quiet),
          QueueModule.forRoot({ QUEUE_URL: door.url } as QueueConfig, 'producer'),
        ],
      }).compile();
      await module.get(JobQueue).ping(deliver.queue);
      door.hang();
      const started = Date.now();

      await module.close();

      expect(Date.now() - started).toBeLessThan(15_000);
      await waitUntil('the end of the connections', async () => door.sockets.size === 0, 2000);
      await door.close();
    });
  });
}
