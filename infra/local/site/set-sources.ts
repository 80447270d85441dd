import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxSetBytes, RefusedSet } from './site-set.ts';

export interface NamedSet {
  set: string;
  version: number;
}

/** Thrown if no source delivers bytes that match the set's name. */
export class SetNotFetched extends Error {}

const askMs = 3_000;
const maxAnswerBytes = 10_000;

/** The sources of published sets: the content service, and the object store, which has copies of the sets. */
export class SetSources {
  private readonly contentUrl: string;
  private readonly storeUrl: string;
  private readonly build: string;
  private readonly downloadMs: number;

  constructor(options: { contentUrl: string; storeUrl: string; build: string; downloadMs?: number }) {
    this.contentUrl = options.contentUrl;
    this.storeUrl = options.storeUrl;
    this.build = options.build;
    this.downloadMs = options.downloadMs ?? 10_000;
  }

  /**
   * Asks the service which set is published.
   *
   * @returns undefined if it is the shown set
   * @throws if no answer comes, or if it names no set
   */
  async askContent(shown = ''): Promise<NamedSet | undefined> {
    const name = hostname()
      .replaceAll(/[^\w.-]/g, '')
      .slice(0, 63);
    const query = `build=${this.build}&name=${name}&shows=${shown}`;
    return ask(`${this.contentUrl}/api/internal/site-sets/current?${query}`, shown);
  }

  /** Asks the object store in the same way as {@link askContent}. The store may name an older set than the service. */
  async askStore(shown = ''): Promise<NamedSet | undefined> {
    return ask(`${this.storeUrl}/site/current-${this.build}`, shown);
  }

  /**
   * Writes the bytes of a set to a file, from the first source whose bytes match the set's name.
   *
   * @throws RefusedSet if every source that has the set sends too many bytes, the system's error if the file cannot be
   *   written, otherwise SetNotFetched
   */
  async download(set: string, file: string): Promise<void> {
    const failures: unknown[] = [];
    const urls = [`${this.contentUrl}/api/internal/site-sets/${set}`, `${this.storeUrl}/site/${set}.tar`];
    for (const url of urls) {
      try {
        if (await fetchInto(url, { file, set, withinMs: this.downloadMs })) return;
      } catch (error) {
        failures.push(error);
      }
    }
    const unwritten = failures.find((failure) => (failure as NodeJS.ErrnoException).syscall !== undefined);
    if (unwritten) throw unwritten;
    const isTooLarge = failures.length > 0 && failures.every((failure) => failure instanceof RefusedSet);
    throw isTooLarge ? failures[0] : new SetNotFetched();
  }
}

async function ask(url: string, shown: string): Promise<NamedSet | undefined> {
  const answer = await get(url, askMs, { 'If-None-Match': `"${shown}"` });
  if (answer.status !== 200) await answer.body?.cancel();
  if (answer.status === 304) return undefined;
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const chunks = await limited(answer, maxAnswerBytes).toArray();
  const { set, version } = JSON.parse(Buffer.concat(chunks).toString()) as Partial<NamedSet>;
  if (!/^[0-9a-f]{64}$/.test(String(set)) || !Number.isSafeInteger(version))
    throw new Error(`${url} names no set`);
  return { set: String(set), version: Number(version) };
}

/**
 * Downloads a set from a URL into a file.
 *
 * @returns whether the source has the set
 */
async function fetchInto(
  url: string,
  { file, set, withinMs }: { file: string; set: string; withinMs: number },
): Promise<boolean> {
  const answer = await get(url, withinMs);
  if (answer.status !== 200) {
    await answer.body?.cancel();
    return false;
  }
  const hash = createHash('sha256');
  await pipeline(
    limited(answer, maxSetBytes),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  if (hash.digest('hex') !== set) throw new Error('has other bytes than its name says');
  return true;
}

/** Sends a GET request. Follows no redirect, and accepts no compression, which would hide the size. */
async function get(url: string, withinMs: number, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
}

function limited({ headers, body }: Response, maxBytes: number): Readable {
  const tooLarge = new RefusedSet('has more than 64 MB');
  const isDeclared = Number(headers.get('content-length') ?? 0) > maxBytes;
  return Readable.from(
    (async function* () {
      if (isDeclared) {
        await body?.cancel();
        throw tooLarge;
      }
      let bytes = 0;
      for await (const chunk of body ?? []) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge;
        yield Buffer.from(chunk);
      }
    })(),
  );
}
