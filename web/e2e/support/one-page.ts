import { test as base, type Page } from '@playwright/test';

/**
 * Tests that look at one page after the other in one tab: a new tab is a new process, which compiles the code of the
 * site again and loads its fonts again, and that costs three times what the page does. Cookies and what pages
 * keep are emptied between them. Not for a test that routes, changes the clock or adds scripts.
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
