import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from './create-site-server.ts';
import { SiteFollower } from './follow-site.ts';
import { prepareSite } from './prepare-site.ts';
import { PublishedSite } from './published-site.ts';
import { SetSources } from './set-sources.ts';
import { waitUntil } from '../wait-until.ts';

/**
 * Runs the public server. Variables: TRUSTED_PROXY (optional), PORT, HOST (all addresses by default), PUBLIC_URL,
 * GATEWAY_URL, STORE_URL, SITE_FOLDER (the built site), WORK_FOLDER (prepared here), and in development VITE_URL.
 * CONTENT_URL is optional; it is the URL of the service that names the published pages. With it, SITE_WAIT_SECONDS is
 * the time that a start waits for the pages, SITE_ASK_SECONDS the pause between two requests, and SITE_FETCH_SECONDS
 * the time limit for fetching a set.
 */
const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const publicUrl = variable('PUBLIC_URL');
const storeUrl = variable('STORE_URL');
const built = variable('SITE_FOLDER');
const folder = variable('WORK_FOLDER');
const viteUrl = process.env['VITE_URL'];
prepareSite({ from: built, to: join(folder, 'base'), publicUrl });

const site = new PublishedSite(folder);
const build = readBuild();
site.leaveOut(build);
await takePages();

const server = createSiteServer({
  site,
  gatewayUrl: variable('GATEWAY_URL'),
  storeUrl,
  publicUrl,
  trustedProxy: process.env['TRUSTED_PROXY'],
  viteUrl,
});
server.listen(Number(variable('PORT')), process.env['HOST']);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}

function readBuild(): string | undefined {
  const file = join(built, 'build-id');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Resolves when there are pages to show: published pages or, if none arrive in time, those of the build. */
async function takePages(): Promise<void> {
  const contentUrl = process.env['CONTENT_URL'];
  if (contentUrl && build && !viteUrl) {
    const sources = new SetSources({
      contentUrl,
      storeUrl,
      build,
      downloadMs: milliseconds('SITE_FETCH_SECONDS', 10),
    });
    void new SiteFollower({ site, sources, build, pauseMs: milliseconds('SITE_ASK_SECONDS', 1) }).follow();
    await waitUntil('published pages', async () => site.isShown, milliseconds('SITE_WAIT_SECONDS', 30)).catch(
      () => undefined,
    );
  }
  if (!site.isShown) site.show('base');
}

function milliseconds(name: string, seconds: number): number {
  return Number(process.env[name] || seconds) * 1000;
}
