import { test as base, type Page } from '@playwright/test';
import { asInOlderBrowsers } from './older-browser';

/**
 * A `test` for specs that look at many pages. Their tests share one tab: a new tab would be a new process that compiles
 * the site's code and loads its fonts again, which takes three times as long as showing the page. Cookies and storage
 * are cleared between tests. The browser lacks the same functions as the oldest supported browsers. Tests that route
 * requests, change the clock or add scripts must not use this `test`.
 */
export const test = base.extend<{ page: Page }, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, isMobile, userAgent, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        hasTouch,
        isMobile,
        userAgent,
      });
      await asInOlderBrowsers(context, 2022);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    tab.removeAllListeners();
    await tab.context().clearCookies();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
