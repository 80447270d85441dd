import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How much the page has moved so far (CLS). */
    shifts: () => number;
  }
}

/** Stands the fonts of a device in for `sans-serif` and `serif`: widths are those of the named fonts. */
const device =
  (sans: string, serif: string) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(
      ([sansFont, serifFont]) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        window.shifts = () => {
          add(observer.takeRecords());
          return sum;
        };
        const style = new CSSStyleSheet();
        style.replaceSync(
          `html:not([data-fonts]) { --font-sans: ${sansFont} !important; --font-display: ${serifFont} !important; }`,
        );
        document.adoptedStyleSheets = [style];
      },
      [sans, serif] as const,
    );
  };

/** Liberation has the widths of Arial and Times; narrow sans-serifs stand in for Roboto, wide ones are DejaVu. */
export const aDevice = {
  Linux: device("'DejaVu Sans'", "'DejaVu Serif'"),
  Android: device("Roboto, 'Liberation Sans Narrow', 'Liberation Sans'", "'Noto Serif', 'DejaVu Serif'"),
  'iOS and macOS': device("Helvetica, 'Liberation Sans'", "Times, 'Liberation Serif'"),
  Windows: device("Arial, 'Liberation Sans'", "'Times New Roman', 'Liberation Serif'"),
};
