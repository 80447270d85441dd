import { defineConfig, devices } from '@playwright/test';

const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Tests do not check animations, and drawing them takes a tenth of the processor time.
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** Tests that change nothing on the server. */
const onlyLooking =
  /e2e\/(every-page|page-length|being-found|code-that-is-gone|fonts|language|places|services)\.spec\.ts$/;

/**
 * Tests that publish. They run last (infra/testing/runner/run-browser.ts), because they change the site's facts and
 * texts, which other tests read.
 */
const publishing = /e2e\/(website|first-hour)[^/]*\.spec\.ts$/;

/** Patterns of tests to leave out: a measurement that runs only by hand, because it fills the gallery. */
const byHand = process.env['MANY_PICTURES'] ? [] : [/e2e\/many-pictures\.spec\.ts$/];

/** Runs against a running stack: `make e2e` starts it and sets SITE_URL, MAIL_URL, OWNER_PASSWORD and AUTH_DATABASE. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  // The runner reports tests that needed a second attempt, and allows only a few
  // (infra/testing/runner/second-tries.ts).
  retries: 1,
  forbidOnly: true,
  // Tests wait for conditions; the limits only end a test that hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SITE_URL'],
    // A new window for each test takes longer than the test itself. Cookies, storage and caches are cleared between
    // tests.
    reuseContext: true,
    // The admin area's service worker would answer requests before the routes that a test mocks. Tests of the worker
    // start their own browser.
    serviceWorkers: 'block',
    // The trace contains actions and console messages. It leaves out requests and DOM snapshots, which take an eighth
    // of the run's time. `--trace=on` records these as well.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Makes the map's frame fail immediately, because tests have no network.
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
      // Tests of layouts and behavior that differ on a large screen.
      testMatch: /desktop-|pop-up/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
