import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How much the page has moved so far (CLS). */
    shifts: () => number;
  }
}

/** Counts what moves on the pages that are opened from here on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shifts = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}
