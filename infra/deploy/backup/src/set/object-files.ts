import { placeOf, splitPlace, type NamedObject } from '../stack/named-object.js';
import { buckets } from '../stack/stack.js';
import type { ProductStore } from '../stack/product-store.js';
import type { Seal } from '../target/seal.js';
import { folders, type Target } from '../target/target.js';
import { sumOf } from './backup-set.js';

const folder = folders.objects;

/**
 * Returns the name of an object's file. It contains the hash of the encrypted bytes, so no file is ever overwritten.
 */
const nameOf = (place: string, sum: string, { fingerprint }: Seal) =>
  `${folder}${place}.${sum}.${fingerprint}.age`;

const named = /^objects\/(.+)\.([0-9a-f]{64})\.([0-9a-f]{8})\.age$/;

interface ObjectFile {
  file: string;
  /** Key of the object in the store: `media/<picture>/400.webp`. */
  place: string;
  sha256: string;
  /** Fingerprint of the recipients for whom the file is encrypted. */
  fingerprint: string;
}

export function parseObjectFile(file: string): ObjectFile | undefined {
  const [, place, sha256, fingerprint] = named.exec(file) ?? [];
  return place && sha256 && fingerprint ? { file, place, sha256, fingerprint } : undefined;
}

export async function listObjectFiles(target: Target): Promise<ObjectFile[]> {
  const files: ObjectFile[] = [];
  for await (const file of target.list(folder)) {
    const parsed = parseObjectFile(file);
    if (parsed) files.push(parsed);
  }
  return files;
}

interface CopiedObjects {
  /** File of each object that the store has, by the object's place. */
  files: Map<string, string>;
  copied: number;
  /** File of each object that earlier sets list and the target has, by the object's place. */
  known: ReadonlyMap<string, string>;
}

/**
 * Copies the objects that a target does not have yet. The content of an object never changes.
 *
 * @param options.believed files that a signed set of this installation lists, or that this process has copied; other
 *   files count as missing
 */
export async function copyObjects(
  store: ProductStore,
  target: Target,
  {
    seal,
    believed,
    onCopied,
  }: { seal: Seal; believed: ReadonlySet<string>; onCopied: (file: string) => void },
): Promise<CopiedObjects> {
  const kept = (await listObjectFiles(target)).filter(
    ({ fingerprint, file }) => fingerprint === seal.fingerprint && believed.has(file),
  );
  const known = new Map(kept.map(({ place, file }) => [place, file]));
  const files = new Map<string, string>();
  let copied = 0;
  for await (const place of allPlaces(store)) {
    const file = known.get(place) ?? (await copyObject(place, { store, target, seal }));
    // The object was erased after it was listed.
    if (!file) continue;
    if (!known.has(place)) {
      onCopied(file);
      copied += 1;
    }
    files.set(place, file);
  }
  return { files, copied, known };
}

/**
 * Adds the files of objects that rows name, the store has lost, and an earlier set lists. A restore of this set then
 * brings them back.
 *
 * @returns the number of added files
 */
export function keepLost(named: readonly NamedObject[], { files, known }: CopiedObjects): number {
  let kept = 0;
  for (const places of named) {
    if (places.some((place) => files.has(place))) continue;
    const place = places.find((one) => known.has(one));
    if (place === undefined) continue;
    files.set(place, known.get(place) ?? '');
    kept += 1;
  }
  return kept;
}

async function* allPlaces(store: ProductStore): AsyncIterable<string> {
  for (const bucket of buckets) for await (const name of store.list(bucket)) yield placeOf(bucket, name);
}

async function copyObject(
  place: string,
  { store, target, seal }: { store: ProductStore; target: Target; seal: Seal },
): Promise<string | undefined> {
  const { bucket, name } = splitPlace(place);
  const content = await store.get(bucket, name);
  if (!content) return undefined;
  const sealed = await seal.bytes(content);
  const file = nameOf(place, sumOf(sealed), seal);
  await target.write(file, sealed);
  return file;
}
