import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { waitUntil } from '../../../local/wait-until.ts';
import { stopChild } from '../../../local/servers/child.ts';

interface Count {
  taken: number;
  at: number;
}

/** Runs null-server.ts as a process, and collects the counts that it sends. */
export class NullMailServer {
  private readonly child: ChildProcess;
  private port = 0;
  private counts: Count[] = [];

  private constructor() {
    this.child = fork(join(import.meta.dirname, 'null-server.ts'));
    this.child.on('message', ({ port, taken }: { port?: number; taken?: number }) => {
      if (port !== undefined) this.port = port;
      if (taken !== undefined) this.counts.push({ taken, at: performance.now() });
    });
  }

  static async start(): Promise<NullMailServer> {
    const server = new NullMailServer();
    await waitUntil('the mail server', async () => server.port > 0);
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get taken(): number {
    return this.counts.at(-1)?.taken ?? 0;
  }

  /** Returns the number of mails a second between the `first` and the `last` mail. */
  rateBetween(first: number, last: number): number {
    const at = (taken: number) => this.counts.find((count) => count.taken >= taken);
    const [from, to] = [at(first), at(last)];
    if (!from || !to) throw new Error('the mails have not come yet');
    return ((to.taken - from.taken) * 1000) / (to.at - from.at);
  }

  async stop(): Promise<void> {
    await stopChild(this.child);
  }
}
