import { defineConfig, devices } from '@playwright/test';

const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Nothing is seen of an animation here, and drawing them takes a tenth of the processor.
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** They change nothing on the server. */
const onlyLooking =
  /e2e\/(every-page|page-length|being-found|code-that-is-gone|fonts|language|places|services)\.spec\.ts$/;

/** They publish: facts and words that others read change meanwhile. */
const publishing = /e2e\/(website|first-hour)[^/]*\.spec\.ts$/;

/** Measured by hand: it fills the gallery. */
const byHand = process.env['MANY_PICTURES'] ? [] : [/e2e\/many-pictures\.spec\.ts$/];

/** Against a running stack: `make e2e` starts one and sets SITE_URL, MAIL_URL, OWNER_PASSWORD and AUTH_DATABASE. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  // The run names each test that needed its second try, and allows few (infra/testing/runner/second-tries.ts).
  retries: 1,
  forbidOnly: true,
  // Tests wait for conditions; the limits only end a test that hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SITE_URL'],
    // A window for each test costs more than what is done in it. Cookies, storage and caches are emptied between tests.
    reuseContext: true,
    // The admin area's worker would answer in place of a test's routes; tests of it start a browser of their own.
    serviceWorkers: 'block',
    // Actions and the console. Requests and a copy of the document at each step (`--trace=on`) take an eighth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // There is no map in a test's network: its frame says so at once.
        '--host-resolver-rules=MAP *.google.com ~NOTFOUND',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', testIgnore: [/desktop-/, publishing, onlyLooking, ...byHand], use: phone },
    { name: 'website', testMatch: publishing, use: phone },
    { name: 'pages', testMatch: onlyLooking, use: phone },
    {
      name: 'desktop',
      // Layouts and behaviour that differ on a large screen.
      testMatch: /desktop-|pop-up/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
