import { type CDPSession, expect, type Page } from '@playwright/test';

const maxMs = 200;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Wall-clock time in microseconds; `tdur` is the thread's processor time in microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Chromium’s names for a page's main thread and for one task of its event loop. */
const pageThread = 'CrRendererMain';
const turn = 'RunTask';

/**
 * Measures a page's longest task, across reloads. During a task, the page does not respond to taps. The processor is
 * slowed down four times. Only the processor time of the page's thread counts, because wall-clock time would include
 * the work of servers and other threads.
 */
export class LongTasks {
  private readonly longest = new Map<string, number>();
  private client: CDPSession | null = null;

  /** Starts measuring. Must be called after the page has loaded, because the load is not measured. */
  async watch(page: Page): Promise<void> {
    this.client = await page.context().newCDPSession(page);
    await this.client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await this.start();
  }

  /**
   * Records the longest task since the last call, under the name of a phase. Must be called before the page is closed.
   */
  async note(phase: string): Promise<void> {
    const events = await this.stop();
    const isPages = new Set(
      events.filter(({ args }) => args?.name === pageThread).map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const turns = events.filter(({ name, pid, tid }) => name === turn && isPages.has(`${pid} ${tid}`));
    expect(turns.length).toBeGreaterThan(0);
    const most = (of: (event: TraceEvent) => number | undefined) =>
      Math.round(turns.reduce((longest, event) => Math.max(longest, of(event) ?? 0), 0) / 1000);
    const [processor, clock] = [most(({ tdur }) => tdur), most(({ dur }) => dur)];
    process.stdout.write(
      `${phase}: longest task ${processor} ms of the processor, ${clock} ms by the clock\n`,
    );
    this.longest.set(phase, Math.max(processor, this.longest.get(phase) ?? 0));
    await this.start();
  }

  check(): void {
    expect(Math.max(0, ...this.longest.values())).toBeLessThanOrEqual(maxMs);
  }

  private async start(): Promise<void> {
    await this.client?.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['disabled-by-default-devtools.timeline'],
        excludedCategories: ['*'],
      },
    });
  }

  private async stop(): Promise<TraceEvent[]> {
    const { client } = this;
    if (!client) throw new Error('No page is watched');
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
    client.on('Tracing.dataCollected', collect);
    const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await ended;
    client.off('Tracing.dataCollected', collect);
    return events;
  }
}
