import { expect, type Page } from '@playwright/test';

const mostMs = 200;

/** For how long a page answered no tap, in all its lives, on a processor a quarter as fast. */
export class LongTasks {
  private readonly longest = new Map<string, number>();

  /** Of a page that is there: what its start costs is another matter. */
  async watch(page: Page): Promise<void> {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      const note = (list: PerformanceObserverEntryList) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      new PerformanceObserver(note).observe({ type: 'longtask' });
    });
  }

  /** Before the page's life ends. */
  async note(page: Page, phase: string): Promise<void> {
    const all = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    const longest = Math.max(0, ...all);
    process.stdout.write(`${phase}: ${all.length} tasks above 50 ms, the longest ${longest} ms\n`);
    this.longest.set(phase, Math.max(longest, this.longest.get(phase) ?? 0));
  }

  check(): void {
    expect(Math.max(0, ...this.longest.values())).toBeLessThanOrEqual(mostMs);
  }
}
