import { matchPrecache } from 'workbox-precaching';

/** Address from which the admin page is fetched. All addresses of the admin area have the same HTML page. */
const shellAddress = '/admin/upload';
/**
 * Prefix of the cache names. Each version of the worker has a cache that is named after the entry script of the cached
 * page. This way, each version keeps the page that matches its files.
 */
const cachePrefix = 'admin-shell';
/**
 * How long to wait for the network with a weak signal, in milliseconds. After that, the page of the last visit is
 * shown.
 */
const patienceMs = 4000;

/** The HTML page of the admin area, kept so that it opens without a connection. */
export class Shell {
  /** @param files addresses of all files that this version of the worker has on the device */
  constructor(private readonly files: ReadonlySet<string>) {}

  /**
   * Keeps the page and the content file that it names. Skips a page of another version of the site, because this
   * version of the worker lacks some of that page's files.
   */
  async keep(answer?: Response): Promise<void> {
    const page = answer ?? (await fetch(shellAddress, { cache: 'no-store' }));
    const type = page.headers.get('content-type') ?? '';
    if (!page.ok || !type.startsWith('text/html')) return;
    const text = await page.clone().text();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1] ?? '';
    if (!this.isOf(script)) return;
    const words = /"content":"(\/site\/[\w.-]+)"/.exec(text)?.[1];
    const cache = await caches.open(cachePrefix + script);
    if (words && !(await cache.match(words))) await cache.add(words);
    await cache.put(shellAddress, page);
    const known = [shellAddress, words];
    const old = (await cache.keys()).filter(({ url }) => !known.includes(new URL(url).pathname));
    await Promise.all(old.map((one) => cache.delete(one)));
  }

  /** Returns whether a page with this entry script belongs to this version of the worker. */
  isOf(script: string): boolean {
    return this.files.has(script);
  }

  /** Deletes the pages of other versions. Call this only when this version is the only one in use. */
  async forgetOthers(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !this.isOwn(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Returns the page from the network. If the network fails or is slow, returns the page of the last visit. */
  async answer(event: FetchEvent): Promise<Response> {
    const asked = fetch(event.request);
    const cacheName = (await caches.keys()).find((name) => this.isOwn(name));
    const kept = cacheName && (await caches.match(shellAddress, { cacheName }));
    if (!kept) return asked;
    event.waitUntil(asked.then((answer) => this.keep(answer.clone())).catch(() => undefined));
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs));
    return Promise.race([asked.catch(() => kept), late]);
  }

  private isOwn(cacheName: string): boolean {
    return cacheName.startsWith(cachePrefix) && this.isOf(cacheName.slice(cachePrefix.length));
  }
}

/** Returns a script, style, font or content file. Files never change under one name, so any cache may answer. */
export const unchanging = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? (await matchPrecache(request)) ?? fetch(request);
