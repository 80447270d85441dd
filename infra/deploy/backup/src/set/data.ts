import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { connect } from '../stack/connect.js';
import { beginSnapshot, contentsOf, namedObjects, rowsOf } from '../stack/database.repository.js';
import type { NamedObject } from '../stack/named-object.js';
import { countLeads } from '../stack/leads.repository.js';
import {
  addressOf,
  keyNames,
  regeneratedTables,
  services,
  type Service,
  type Stack,
} from '../stack/stack.js';
import type { Key, Seal } from '../target/seal.js';
import type { Target } from '../target/target.js';
import { UserError } from '../user-error.js';
import { pack, text, unpack, type Entry } from './archive.js';
import { fileOf, readPart, writePart, type Manifest, type Part } from './backup-set.js';

/** Size of a part in bytes. It is small enough to be held in memory and sent in one piece. */
const partBytes = 16 * 1024 * 1024;

interface WrittenData {
  parts: Part[];
  named: NamedObject[];
  hasLeads: boolean;
}

/**
 * Writes databases and keys into a set, encrypted. Each database is copied in its state at one moment, while it stays
 * in use.
 *
 * The order of the entries is: `keys/<name>`; then for each service `<service>/contents.json`,
 * `<service>/rows/<table>`, `<service>/objects.json`.
 */
export async function writeData(
  stack: Stack,
  set: string,
  { target, seal }: { target: Target; seal: Seal },
): Promise<WrittenData> {
  const seen = { named: [] as NamedObject[], hasLeads: false };
  const zipped = createGzip({ level: 3 });
  const noReader = new AbortController();
  const source = Readable.from(pack(entriesOf(stack, seen)), { objectMode: false });
  let sourceError: unknown;
  const packed = pipeline(source, zipped, { signal: noReader.signal }).catch((error: unknown) => {
    sourceError = error;
  });
  try {
    const parts = await writeParts(await seal.stream(zipped), set, target);
    return { parts, ...seen };
  } catch (error) {
    // A failed source ends the stream, too, but the source's own error is more precise.
    throw sourceError ?? error;
  } finally {
    // Without a reader, the source would wait forever and keep its snapshot open.
    noReader.abort();
    await packed;
  }
}

type Seen = Pick<WrittenData, 'named' | 'hasLeads'>;

async function* entriesOf(stack: Stack, seen: Seen): AsyncIterable<Entry> {
  for (const name of keyNames) {
    const [file = ''] = stack.keyFiles[name];
    yield { name: `keys/${name}`, content: text(readFileSync(file, 'utf8').trim()) };
  }
  for (const service of services) yield* entriesOfService(stack, service, seen);
}

async function* entriesOfService(stack: Stack, service: Service, seen: Seen): AsyncIterable<Entry> {
  const client = await connect(addressOf(stack, stack.databases[service]));
  try {
    await beginSnapshot(client);
    const { migrations, tables } = await contentsOf(client);
    const contents = {
      migrations,
      tables: tables.filter(({ name }) => !regeneratedTables[service]?.includes(name)),
    };
    yield { name: `${service}/contents.json`, content: text(JSON.stringify(contents)) };
    for (const table of contents.tables) {
      yield { name: `${service}/rows/${table.name}`, content: rowsOf(client, table) };
    }
    const objects = await namedObjects(client, service);
    seen.named.push(...objects);
    if (service === 'leads') seen.hasLeads = (await countLeads(client)) > 0;
    yield { name: `${service}/objects.json`, content: text(JSON.stringify(objects)) };
  } finally {
    await client.end();
  }
}

async function writeParts(sealed: Readable, set: string, target: Target): Promise<Part[]> {
  const parts: Part[] = [];
  let chunks: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    const number = String(parts.length + 1).padStart(4, '0');
    parts.push(await writePart(target, fileOf(set, `data-${number}.age`), Buffer.concat(chunks)));
    [chunks, size] = [[], 0];
  };
  for await (const chunk of sealed as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
  return parts;
}

/**
 * Returns the entries of a set.
 *
 * @throws UserError if a part is missing or damaged, or the key does not fit
 */
export async function* readData(target: Target, manifest: Manifest, key: Key): AsyncIterable<Entry> {
  const what = `the backup of ${manifest.madeAt}`;
  const opened = await key.stream(Readable.from(partsOf(target, manifest)), what);
  const unzipped = createGunzip();
  const piped = pipeline(opened, unzipped);
  // Ignores the error here, because the reader of the entries gets it, too.
  piped.catch(() => undefined);
  try {
    yield* unpack(unzipped as AsyncIterable<Buffer>);
  } catch (error) {
    throw error instanceof UserError
      ? error
      : new UserError(`damaged: ${what} (${(error as Error).message})`);
  }
}

async function* partsOf(target: Target, { data }: Manifest): AsyncIterable<Buffer> {
  for (const part of data) yield readPart(target, part);
}
