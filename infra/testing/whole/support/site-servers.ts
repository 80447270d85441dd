import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../../../local/servers/free-port.ts';
import { nginxCommand } from '../../servers/nginx.ts';
import { stopChild } from '../../../local/servers/child.ts';
import { readStackFile } from '../../../local/stack-file.ts';
import { waitUntil } from '../../../local/wait-until.ts';
import { createSiteServer } from '../../../local/site/create-site-server.ts';
import { prepareSite } from '../../../local/site/prepare-site.ts';
import { PublishedSite } from '../../../local/site/published-site.ts';

/** A public server under test. The test replaces the gateway and the object store behind it. */
export interface PublicServer {
  name: string;
  url: string;
  /** Returns the server's log so far. Only nginx has one. */
  logs?: () => string;
  stop: () => Promise<void>;
}

interface Upstreams {
  site: string;
  gatewayPort: number;
  storePort: number;
  /** Value of `TRUSTED_PROXY`. */
  trustedProxy?: string;
}

export async function listen(handler: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Stops a server, even if clients are connected. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Makes a folder that other users (nginx's workers) may read. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-site-'));
  chmodSync(folder, 0o755);
  return folder;
}

const page = (title: string) =>
  `<!doctype html><title>${title}</title><link rel="canonical" href="__PUBLIC_URL__/">`;

const pages = {
  'index.html': page('home'),
  'about.html': page('about'),
  'contact.html': page('contact'),
  'services/irrigation.html': page('irrigation'),
  'gallery/palms.html': page('palms'),
  'gallery/old-palms.html': page('leads on'),
  'es.html': page('inicio'),
  'es/about.html': page('nosotros'),
};

/**
 * Makes a small site folder in the form that both public servers expect, with the image's pages and a published set.
 */
export async function aSite(): Promise<string> {
  const built = aFolder();
  const files: Record<string, string> = {
    ...pages,
    'app.html': page('shell'),
    '404.html': page('not found'),
    'es/404.html': page('no encontrada'),
    'robots.txt': 'Sitemap: __PUBLIC_URL__/sitemap.xml',
    'sitemap.xml': '<loc>__PUBLIC_URL__/</loc>',
    'set.json': '{}',
    'set.sha256': '',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/content-1a2b3c4d.json': JSON.stringify({ name: 'x'.repeat(2000) }),
    'assets/main-1a2b3c4d.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
    'assets/main-1a2b3c4d.css': 'body{}',
    'assets/drawing-1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(built, path, '..'), { recursive: true });
    writeFileSync(join(built, path), text);
    if (!text.includes('__PUBLIC_URL__')) writeFileSync(join(built, `${path}.br`), brotliCompressSync(text));
  }
  const site = aFolder();
  const set = join(site, 'sets', 'a'.repeat(64));
  prepareSite({ from: built, to: set, publicUrl: 'https://garden.test' });
  cpSync(set, join(site, 'base'), { recursive: true });
  for (const path of ['assets', 'icon.svg', 'icon.svg.br']) rmSync(join(set, path), { recursive: true });
  for (const path of Object.keys(pages)) for (const end of ['', '.br']) rmSync(join(set, path + end));
  for (const path of ['set.json', 'set.sha256', 'site'])
    for (const end of ['', '.br']) rmSync(join(site, 'base', path + end), { recursive: true, force: true });
  for (const path of ['index.html', 'about.html', 'withdrawn.html', '404.html', 'app.html']) {
    writeFileSync(join(site, 'base', path), page('first version'));
    writeFileSync(join(site, 'base', `${path}.gz`), gzipSync(page('first version')));
  }
  new PublishedSite(site).show(`sets/${basename(set)}`);
  return site;
}

export async function startStaticServer({
  site,
  gatewayPort,
  storePort,
  trustedProxy,
}: Upstreams): Promise<PublicServer> {
  const server = createSiteServer({
    site: new PublishedSite(site),
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    storeUrl: `http://127.0.0.1:${storePort}`,
    publicUrl: 'https://garden.test',
    trustedProxy,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    name: 'the static server',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => close(server),
  };
}

/** Starts this machine's nginx in front of a running stack, with the pages that the stack shows. */
export async function startNginxOf({
  dataFolder,
}: {
  dataFolder: string;
}): Promise<PublicServer | undefined> {
  const file = readStackFile(dataFolder);
  if (!file) throw new Error('the stack has no file');
  const { gateway: gatewayPort, store: storePort } = file.ports;
  return startNginx({ site: join(dataFolder, 'site'), gatewayPort, storePort });
}

/** Starts this machine's nginx with the product's configuration. @returns undefined if there is no nginx */
export async function startNginx({
  site,
  gatewayPort,
  storePort,
  trustedProxy,
}: Upstreams): Promise<PublicServer | undefined> {
  const folder = aFolder();
  const port = await freePort();
  const nginx = nginxCommand({ folder, site, port, gatewayPort, storePort, trustedProxy });
  if (!nginx) return undefined;
  const child = spawn(nginx.command, nginx.args, { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('nginx', async () => (await fetch(url)).ok);
  const stop = async () => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const logs = () => ['stdout', 'stderr'].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return { name: 'nginx', url, logs, stop };
}
