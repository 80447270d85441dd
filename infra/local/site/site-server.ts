import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from './create-site-server.ts';
import { SiteFollower } from './follow-site.ts';
import { prepareSite } from './prepare-site.ts';
import { PublishedSite } from './published-site.ts';
import { SetSources } from './set-sources.ts';
import { waitUntil } from '../wait-until.ts';

/**
 * Variables: TRUSTED_PROXY (optional), PORT, HOST, PUBLIC_URL, GATEWAY_URL, STORE_URL, SITE_FOLDER (built), WORK_FOLDER
 * (prepared here), CONTENT_URL and SITE_WAIT_SECONDS (optional: who names the published pages, and how long a start waits
 * for them) and, in development, VITE_URL.
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
await prepareSite({ from: built, to: join(folder, 'base'), publicUrl });

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
server.listen(Number(variable('PORT')), variable('HOST'));

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

/** Resolves when there are pages to show: published ones or, where none come, those of the build. */
async function takePages(): Promise<void> {
  const contentUrl = process.env['CONTENT_URL'];
  if (contentUrl && build && !viteUrl) {
    const sources = new SetSources({ contentUrl, storeUrl, build });
    void new SiteFollower({ site, sources, build }).follow();
    const seconds = Number(process.env['SITE_WAIT_SECONDS'] || 30);
    await waitUntil('published pages', async () => site.isShown, seconds * 1000).catch(() => undefined);
  }
  if (!site.isShown) site.show('base');
}
