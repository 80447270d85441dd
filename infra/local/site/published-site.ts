import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { basename, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { cacheControl, commonHeaders, shell, shellHeaders } from './site-headers.ts';

/** Limits on the files of replaced sets that are kept for open pages: their age in milliseconds, and their number. */
const keptMs = 24 * 60 * 60_000;
const keptFiles = 600;
/** Number of page sets that are kept: the current one and the previous one. */
const keptSets = 2;

/** Matches files of a set that are never served from the set's folder: its data files, and the notes about the set. */
const notes = /^\/(site\/.*|set\.(json|sha256|keys))$/;
/** Matches paths of pages. A set contains only compressed copies of them. */
const page = /^\/[\w/-]*$/;
/**
 * Matches files that are served only from the current set of pages. If one is missing there, it is not served from
 * `base`, which has the file of the first version.
 */
const ofSetAlone = /^\/(app\.html|robots\.txt|sitemap\.xml)$/;

/**
 * The folder that a public server serves. `base` is the built site, `sets/<name>` are the fetched page sets, `current`
 * links to one of these sets or to `base`, and `kept/site` has the hashed files of the last sets.
 * infra/deploy/docker/take-site.sh maintains the same folder for nginx.
 */
export class PublishedSite {
  readonly folder: string;
  private readonly image: RequestHandler;
  private readonly kept: RequestHandler;
  private pages: RequestHandler | undefined;
  private notFound: { en: Buffer; es: Buffer } | undefined;

  constructor(folder: string) {
    this.folder = folder;
    for (const each of ['sets', 'kept/site', 'incoming']) mkdirSync(join(folder, each), { recursive: true });
    this.image = filesOf(join(folder, 'base'), []);
    // These files are looked up for each request, because they are added and removed while the server runs.
    this.kept = filesOf(join(folder, 'kept'), [], true);
    if (existsSync(join(folder, 'current'))) this.readPages();
  }

  /** Name of the set that is shown; undefined while the pages of `base` are shown. */
  get shown(): string | undefined {
    const target = this.target();
    return target?.startsWith('sets/') ? basename(target) : undefined;
  }

  get version(): number | undefined {
    return this.shown ? this.note()?.version : undefined;
  }

  get isShown(): boolean {
    return this.pages !== undefined;
  }

  setFolder(name: string): string {
    return join(this.folder, 'sets', name);
  }

  /**
   * Removes all page sets unless the shown set is of this build, because the folder may be left from an earlier
   * process.
   */
  leaveOut(build: string | undefined): void {
    if (this.shown && this.note()?.build === build) return;
    rmSync(join(this.folder, 'current'), { force: true });
    for (const set of readdirSync(join(this.folder, 'sets')))
      rmSync(this.setFolder(set), { recursive: true });
    this.pages = undefined;
  }

  /** Switches to `base` or an unpacked set: copies its hashed files to `kept`, then replaces the link in one step. */
  show(target: 'base' | `sets/${string}`): void {
    const now = new Date();
    for (const name of this.hashedFiles('current')) {
      const kept = join(this.folder, 'kept/site', name);
      if (existsSync(kept)) utimesSync(kept, now, now);
    }
    for (const name of this.hashedFiles(target)) this.keep(join(this.folder, target, 'site', name));
    utimesSync(join(this.folder, target), now, now);
    rmSync(join(this.folder, 'current.new'), { force: true });
    symlinkSync(target, join(this.folder, 'current.new'));
    renameSync(join(this.folder, 'current.new'), join(this.folder, 'current'));
    this.readPages();
    this.tidy();
  }

  hasPage(page: string): boolean {
    return existsSync(join(this.folder, 'current', `${page}.html.gz`));
  }

  /** Answers a request. `path` must come from `readPath`, and must not be a page's path with a slash at its end. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): void {
    const refuse = () => this.sendNotFound(path, response);
    const askImage = () => (ofSetAlone.test(path) ? refuse() : this.image(request, response, refuse));
    if (path.startsWith('/site/')) this.kept(request, response, refuse);
    else if (notes.test(path) || !this.pages) askImage();
    else if (page.test(path) && !request.headers['accept-encoding']?.includes('gzip'))
      this.sendUnpacked(path, response, () => this.pages?.(request, response, askImage));
    else this.pages(request, response, askImage);
  }

  /** Sends an unpacked page, because the client does not accept gzip. */
  private sendUnpacked(path: string, response: ServerResponse, otherwise: () => void): void {
    const file = join(this.folder, 'current', `${path === '/' ? 'index' : path}.html.gz`);
    if (!existsSync(file)) return otherwise();
    response.writeHead(200, {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    });
    response.end(gunzipSync(readFileSync(file)));
  }

  sendNotFound(path: string, response: ServerResponse): void {
    response.writeHead(404, {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(path.startsWith('/es/') ? this.notFound?.es : this.notFound?.en);
  }

  /**
   * Reads the pages from the set's folder instead of through the link, so that the sizes and bytes of files belong to
   * the same set.
   */
  private readPages(): void {
    const folder = join(this.folder, this.target() ?? 'base');
    this.notFound = {
      en: readFileSync(join(folder, '404.html')),
      es: readFileSync(join(folder, 'es/404.html')),
    };
    this.pages = filesOf(folder, ['html']);
  }

  private target(): string | undefined {
    try {
      return readlinkSync(join(this.folder, 'current'));
    } catch {
      return undefined;
    }
  }

  private note(): { build: string; version: number } | undefined {
    const file = join(this.folder, 'current/set.json');
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { build: string; version: number })
      : undefined;
  }

  private hashedFiles(target: string): string[] {
    const folder = join(this.folder, target, 'site');
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  private keep(file: string): void {
    const kept = join(this.folder, 'kept/site', basename(file));
    if (existsSync(kept)) return;
    const unfinished = join(this.folder, 'kept/new');
    copyFileSync(file, unfinished);
    const now = new Date();
    utimesSync(unfinished, now, now);
    renameSync(unfinished, kept);
  }

  private tidy(): void {
    const sets = newestFirst(join(this.folder, 'sets'));
    for (const { path } of sets.slice(keptSets)) rmSync(path, { recursive: true });
    const inUse = new Set(this.hashedFiles('current'));
    const kept = newestFirst(join(this.folder, 'kept/site'));
    for (const [place, { path, changedAt }] of kept.entries()) {
      const isOver = place >= keptFiles || changedAt < Date.now() - keptMs;
      if (isOver && !inUse.has(basename(path))) rmSync(path);
    }
  }
}

function newestFirst(folder: string): { path: string; changedAt: number }[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, changedAt: statSync(path).mtimeMs }))
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

function filesOf(folder: string, extensions: string[], isLookedUp = false): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions,
    dev: isLookedUp,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(commonHeaders))
        if (!response.hasHeader(name)) response.setHeader(name, value);
      response.setHeader('Cache-Control', cacheControl(path));
      if (path !== shell) return;
      for (const [name, value] of Object.entries(shellHeaders)) response.setHeader(name, value);
    },
  });
}
