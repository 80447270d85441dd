import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { UpgradedSite } from './upgraded-site';

/** A phone whose storage survives when its browser is killed. */
export class Phone {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sandhill-phone-'));
  private context: BrowserContext | null = null;

  /** @param site the server that replaces the site for this browser; by default, the real site is used */
  constructor(private readonly site?: UpgradedSite) {}

  /** @param isOffline whether the phone has no connection until it is started again */
  async start({ isOffline = false } = {}): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      executablePath: process.env['CHROMIUM'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        // Playwright's `offline` would take effect too late: the service worker starts before the page.
        `--host-resolver-rules=${isOffline ? 'MAP * ~NOTFOUND' : (this.site?.resolverRule ?? '')}`,
      ],
      baseURL: process.env['SITE_URL'],
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
      offline: isOffline,
    });
    return this.context.pages()[0] ?? this.context.newPage();
  }

  async secondTab(): Promise<Page> {
    if (!this.context) throw new Error('The phone is off');
    return this.context.newPage();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.context?.setOffline(isOffline);
  }

  /** Kills the browser, as an empty battery does. */
  async kill(): Promise<void> {
    const { context } = this;
    if (!context) return;
    const closed = new Promise((resolve) => context.once('close', resolve));
    execFileSync('pkill', ['-KILL', '-f', `user-data-dir=${this.folder}`]);
    await closed;
    this.context = null;
  }

  async discard(): Promise<void> {
    await this.context?.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
