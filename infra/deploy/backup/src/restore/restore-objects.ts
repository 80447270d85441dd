import { readManifest, readObjectList, readPart } from '../set/backup-set.js';
import { parseObjectFile } from '../set/object-files.js';
import { placeOf, splitPlace, type NamedObject } from '../stack/named-object.js';
import { ProductStore } from '../stack/product-store.js';
import { buckets, type Stack } from '../stack/stack.js';
import type { Key } from '../target/seal.js';
import type { Target } from '../target/target.js';
import { noteProblem, UserError } from '../user-error.js';

interface RestoredObjects {
  brought: string[];
  /** Objects that rows name, but that are neither in the backup nor in the store, and the problems of skipped files. */
  missing: string[];
  /** Removes the copied objects again, if the restore fails later. */
  takeBack: () => Promise<void>;
}

/**
 * Copies the objects that restored rows name from a backup into the store. Objects that the store already has are not
 * changed.
 *
 * @throws UserError naming the files that are missing or damaged, unless `skipsDamaged` is set
 */
export async function restoreObjects(
  stack: Stack,
  options: { target: Target; set: string; key: Key; skipsDamaged?: boolean },
  named: readonly NamedObject[],
): Promise<RestoredObjects> {
  const { target, set, key, skipsDamaged } = options;
  const store = new ProductStore(stack.store);
  const files = await filesByPlace(target, set);
  const present = await presentPlaces(store);
  const brought: string[] = [];
  const missing: string[] = [];
  const problems: string[] = [];
  const takeBack = async () => {
    for (const place of brought) {
      const { bucket, name } = splitPlace(place);
      await store.remove(bucket, name);
    }
  };
  const bring = async (place: string, file: string) => {
    const { sha256 = '' } = parseObjectFile(file) ?? {};
    const content = await key.bytes(await readPart(target, { name: file, sha256 }), file);
    const { bucket, name } = splitPlace(place);
    await store.put(bucket, name, content);
    brought.push(place);
  };
  try {
    for (const places of named) {
      if (places.some((place) => present.has(place))) continue;
      const place = places.find((one) => files.has(one));
      if (place) await noteProblem(bring(place, files.get(place) ?? ''), problems);
      else missing.push(places[0] ?? '');
    }
    if (problems.length > 0 && !skipsDamaged)
      throw new UserError(
        `The backup is not whole. AT=time chooses an earlier one, SKIP_DAMAGED=1 goes on without:\n  ${problems.join('\n  ')}`,
      );
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { brought, missing: [...missing, ...problems], takeBack };
}

async function filesByPlace(target: Target, set: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of await readObjectList(target, await readManifest(target, set))) {
    const place = parseObjectFile(file)?.place;
    if (place) files.set(place, file);
  }
  return files;
}

async function presentPlaces(store: ProductStore): Promise<Set<string>> {
  const places = new Set<string>();
  for (const bucket of buckets)
    for await (const name of store.list(bucket)) places.add(placeOf(bucket, name));
  return places;
}
