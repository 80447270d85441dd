import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { close, listen } from './site-servers.ts';

/** Id of the build of the public servers under test. */
export const build = '0123456789abcdef';

/** An entry of a tar file, valid or not. */
export interface Entry {
  name: string;
  body?: Buffer | string;
  /** Type as in the tar header. 0 is a plain file. */
  type?: string;
  link?: string;
}

export interface ASet {
  name: string;
  version: number;
  tar: Buffer;
}

/** Returns a tar file in the format ustar. */
export function tarOf(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ name, body = '', type = '0', link = '' }) => {
    const bytes = Buffer.from(body);
    const isFile = type === '0';
    return [
      headerOf({ name, type, link, size: isFile ? bytes.length : 0 }),
      ...(isFile ? [padded(bytes)] : []),
    ];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function headerOf({
  name,
  type,
  link,
  size,
}: {
  name: string;
  type: string;
  link: string;
  size: number;
}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(['0000644', '0000000', '0000000', ''].join('\0'), 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write(link, 157);
  header.write(`ustar\0${'00'}`, 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 511)]);

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Returns a page set made of a tar file. The name of a set is the hash of its bytes. */
export const named = (tar: Buffer, version: number): ASet => ({ name: sha256(tar), version, tar });

/** Returns the text on the pages of a version. It has the same length for every version below 1000. */
export const textOf = (version: number) => `version ${String(version).padStart(3, '0')}. `;

/** Returns the name of the version's JSON file, which contains a hash of its content. */
export const contentName = (version: number) => `site/content-${sha256(textOf(version)).slice(0, 16)}.json`;

/**
 * Returns a page that contains the text of its version from beginning to end, and names the JSON file that a browser
 * would fetch.
 */
const page = (title: string, version: number) =>
  `<title>${title}</title><i data-site="/${contentName(version)}"></i>${textOf(version).repeat(3000)}</html>`;

/** Returns the files of a version. Pages exist only in compressed form. Other files also have compressed copies. */
export function filesOf(version: number, forBuild = build): Entry[] {
  const pages = {
    'index.html.gz': page('home', version),
    'about.html.gz': page('about', version),
    'es.html.gz': page('inicio', version),
  };
  const plain: Record<string, string> = {
    '404.html': page('not found', version),
    'es/404.html': page('no encontrada', version),
    'app.html': page('shell', version),
    'robots.txt': textOf(version),
    'sitemap.xml': textOf(version),
    'set.json': JSON.stringify({ build: forBuild, version }),
    [contentName(version)]: JSON.stringify({ text: textOf(version) }),
  };
  const packed = Object.entries(pages).map(([name, body]) => ({ name, body: gzipSync(body) }));
  const others = Object.entries(plain).flatMap(([name, body]) => [
    { name, body },
    ...(name === 'set.json'
      ? []
      : [
          { name: `${name}.br`, body: brotliCompressSync(body, { params: { 1: 4 } }) },
          { name: `${name}.gz`, body: gzipSync(body) },
        ]),
  ]);
  return [...packed, ...others];
}

/** Returns the entries with a further entry that lists their hashes. */
export function listed(entries: readonly Entry[]): Entry[] {
  const lines = entries.map(({ name, body = '' }) => `${sha256(body)}  ${name}\n`);
  return [...entries, { name: 'set.sha256', body: lines.join('') }];
}

export const goodSet = (version: number) => named(tarOf(listed(filesOf(version))), version);

type Answer = (response: ServerResponse) => void;

/** Stands in for the content service or the object store. */
export class SetSource {
  /**
   * Number of requests for the current set, by client. `curl` is the script beside nginx, and `node` is the static
   * server.
   */
  readonly asked = { curl: 0, node: 0 };
  private current: { set: string; version: number } | undefined;
  private answer: Answer | undefined;
  private readonly sets = new Map<string, Answer>();
  private running: { server: Server; port: number } | undefined;

  async start(): Promise<void> {
    this.running = await listen((request, response) => this.respond(request, response));
  }

  get port(): number {
    return this.running?.port ?? 0;
  }

  /** Makes a set the current one. Requests for its file get its bytes or, if given, `answer`. */
  publish({ name, version, tar }: ASet, answer?: Answer): void {
    this.answer = undefined;
    this.current = { set: name, version };
    this.sets.set(
      name,
      answer ?? ((response) => response.writeHead(200, { 'Content-Length': tar.length }).end(tar)),
    );
  }

  /** Answers requests for the current set with `answer` instead. */
  sayInstead(answer: Answer): void {
    this.answer = answer;
  }

  /** Answers every request for the current set with an internal error. */
  fail(): void {
    this.sayInstead((response) => response.writeHead(500).end('{"error":"","code":"internal_error"}'));
  }

  async stop(): Promise<void> {
    if (this.running) await close(this.running.server);
  }

  private respond(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (/\/current\b/.test(path)) this.respondCurrent(request, response);
    else {
      const name = /([^/]+?)(\.tar)?$/.exec(path)?.[1] ?? '';
      const answer = this.sets.get(name);
      if (answer) answer(response);
      else response.writeHead(404).end();
    }
  }

  private respondCurrent(request: IncomingMessage, response: ServerResponse): void {
    this.asked[/curl/.test(request.headers['user-agent'] ?? '') ? 'curl' : 'node'] += 1;
    if (this.answer) return this.answer(response);
    if (!this.current || !request.url?.includes(build)) return void response.writeHead(404).end();
    const etag = `"${this.current.set}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, { ETag: etag });
    response.end(isKnown ? undefined : JSON.stringify(this.current));
  }
}
