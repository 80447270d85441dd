import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import type { RunningContent } from './start-content.js';

/**
 * Returns the files of a set by name, with decompressed pages. First makes the checks of a public server.
 *
 * @throws if a hash is wrong or missing
 */
export async function fetchSet(
  { url }: Pick<RunningContent, 'url'>,
  sha256: string,
): Promise<Map<string, string>> {
  const answer = await fetch(`${url}/api/internal/site-sets/${sha256}`);
  if (answer.status !== 200) throw new Error(`set ${sha256}: ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (hashOf(bytes) !== sha256) throw new Error('the set has another hash');
  return readSetFiles(bytes);
}

/**
 * Returns a function like {@link fetchSet} that fetches and checks the last set only once, for tests that read one set
 * many times.
 */
export function onceFetched(): typeof fetchSet {
  let last: { sha256: string; files: Map<string, string> } | undefined;
  return async (content, sha256) => {
    if (last?.sha256 !== sha256) last = { sha256, files: await fetchSet(content, sha256) };
    return last.files;
  };
}

/** Returns the files in the archive of a set by name, with decompressed pages. @throws if a hash is wrong or missing */
export async function readSetFiles(tar: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      if (entry.type !== 'File' || files.has(entry.path)) throw new Error(`${entry.type} ${entry.path}`);
      const chunks: Buffer[] = [];
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
      entry.on('end', () => files.set(entry.path, Buffer.concat(chunks).toString('latin1')));
    },
  });
  await new Promise<void>((resolve, reject) => {
    Readable.from([tar])
      .pipe(parser as unknown as NodeJS.WritableStream)
      .on('end', resolve)
      .on('error', reject);
  });
  const listed = (files.get('set.sha256') ?? '').trimEnd().split('\n');
  if (listed.length !== files.size - 1) throw new Error('the list of hashes is not whole');
  for (const line of listed) {
    const [hash = '', name = ''] = line.split('  ');
    if (hashOf(Buffer.from(files.get(name) ?? '', 'latin1')) !== hash) throw new Error(`the hash of ${name}`);
  }
  return new Map([...files].map(unpackPage));
}

function unpackPage([name, body]: [string, string]): [string, string] {
  if (!name.endsWith('.html.gz')) return [name, body];
  return [name.replace(/\.gz$/, ''), gunzipSync(Buffer.from(body, 'latin1')).toString('latin1')];
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
