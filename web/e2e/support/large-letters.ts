import { chromium, type Page } from '@playwright/test';

/** Opens a page on a phone with a doubled font size. The caller must close the page's browser. */
export async function pageWithLargeLetters(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  });
  return browser.newPage({ baseURL: process.env['SITE_URL'], viewport: { width: 390, height: 844 } });
}
