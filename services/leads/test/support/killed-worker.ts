import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { createTestQueue, freePort, releaseTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { startSilentServer } from './silent-server.js';
import type { Leads } from './start-leads.js';

/** The built worker as a separate process. Its mail server never answers, and the test kills the worker. */
export class KilledWorker {
  private constructor(
    private readonly leads: Leads,
    private readonly process: ChildProcess,
    private readonly silent: Awaited<ReturnType<typeof startSilentServer>>,
  ) {}

  static async start(leads: Leads): Promise<KilledWorker> {
    const silent = await startSilentServer();
    const worker = spawn(process.execPath, [join(import.meta.dirname, '../../dist/worker.js')], {
      env: {
        ...leads.environment,
        SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
      },
      stdio: 'ignore',
    });
    return new KilledWorker(leads, worker, silent);
  }

  /** Kills the worker while it sends a mail. */
  async killOnce(isSending: () => Promise<boolean>): Promise<void> {
    await waitUntil('mails being sent', isSending).finally(() => this.process.kill('SIGKILL'));
    await once(this.process, 'close');
    await this.silent.stop();
  }

  /**
   * Runs work with a worker that starts after the killed one. The next worker has another queue: in the first queue,
   * the jobs of the killed worker stall for half a minute.
   */
  async after(work: (next: INestApplication) => Promise<void>): Promise<void> {
    const { leads } = this;
    const queue = await createTestQueue();
    const next = await leads.startWorker({ QUEUE_URL: queue.url });
    await leads.database.query(`UPDATE deliveries SET lease = 1 WHERE state = 'sending'`);
    await leads.database.query(`UPDATE delivery_beats SET at = at - interval '1 hour'`);
    await work(next);
    await leads.stop(next);
    await releaseTestDatabase(queue.url);
  }
}
