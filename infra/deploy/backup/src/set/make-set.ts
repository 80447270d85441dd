import type { NamedObject } from '../stack/named-object.js';
import { ProductStore } from '../stack/product-store.js';
import { withClient } from '../stack/connect.js';
import { countLeads } from '../stack/leads.repository.js';
import { addressOf, type Stack } from '../stack/stack.js';
import type { Seal } from '../target/seal.js';
import { Signers } from '../target/signature.js';
import type { Target } from '../target/target.js';
import { UserError } from '../user-error.js';
import {
  isTrusted,
  listSets,
  nameOf,
  readManifest,
  readObjectList,
  readSignedManifest,
  removeSet,
  timeOf,
  writeManifest,
  writeObjectList,
  type Manifest,
} from './backup-set.js';
import { writeData } from './data.js';
import { copyObjects, keepLost } from './object-files.js';

export interface MadeSet {
  name: string;
  /** Size of the encrypted databases and keys, in bytes. */
  dataBytes: number;
  objects: number;
  /** Number of objects that the target did not have before. */
  copied: number;
  /** Objects that rows name, but that the store does not have. */
  missing: string[];
  /** Number of the missing objects that the set contains nevertheless, as files that an earlier set had copied. */
  kept: number;
}

/**
 * Number of attempts to make a set. If an object is erased after the rows were copied and before the objects are
 * copied, the set is incomplete and is made again.
 */
const attempts = 3;

/** Thrown if the stack is empty and the target has a backup with leads, which should be restored first. */
export class WaitsForRestore extends UserError {}

interface Order {
  target: Target;
  seal: Seal;
  now: Date;
  /** Files of objects that failed attempts of this process have copied. They need not be copied again. */
  copied?: Set<string>;
}

/**
 * Makes a backup in a target while the site keeps running. If this fails, the set's files are removed.
 *
 * @throws WaitsForRestore
 */
export async function makeSet(stack: Stack, order: Order): Promise<MadeSet> {
  const { target, now } = order;
  const { finished } = await listSets(target);
  await refuseToReplace(stack, target, finished.at(-1));
  const name = nameAfter(finished, now);
  try {
    return await makeNamed(stack, name, { ...order, finished });
  } catch (error) {
    await removeSet(target, name).catch(() => undefined);
    throw error;
  }
}

async function makeNamed(
  stack: Stack,
  name: string,
  { target, seal, now, finished, copied: known = new Set() }: Order & { finished: readonly string[] },
): Promise<MadeSet> {
  const store = new ProductStore(stack.store);
  const believed = await believedObjects(target, latestFirst(finished, now), seal);
  for (const file of known) believed.add(file);
  const onCopied = (file: string) => {
    believed.add(file);
    known.add(file);
  };
  let copied = 0;
  for (let attempt = 1; ; attempt += 1) {
    // Removes what a failed attempt, or another process in the same second, has left under this name.
    await removeSet(target, name);
    // Rows are copied before objects. An object is stored before its row, so no object that a copied row names is
    // missing.
    const data = await writeData(stack, name, { target, seal });
    const objects = await copyObjects(store, target, { seal, believed, onCopied });
    copied += objects.copied;
    const missing = missingObjects(data.named, objects.files);
    if (missing.length > 0 && attempt < attempts) continue;
    const kept = keepLost(data.named, objects);
    const list = await writeObjectList(target, name, [...objects.files.values()].toSorted());
    const manifest: Manifest = {
      format: 2,
      madeAt: now.toISOString(),
      hasLeads: data.hasLeads,
      data: data.parts,
      objects: list,
    };
    await writeManifest(target, name, { manifest, signer: seal.signer });
    known.clear();
    const dataBytes = data.parts.reduce((sum, { size }) => sum + size, 0);
    return { name, dataBytes, objects: list.count, copied, missing, kept };
  }
}

/**
 * Refuses the backup of an empty stack if the newest backup has leads. On a new machine, the backup of the empty stack
 * would become the newest, and the useful ones would be thinned out.
 */
async function refuseToReplace(stack: Stack, target: Target, newest: string | undefined): Promise<void> {
  const leads = await withClient(addressOf(stack, stack.databases.leads), countLeads);
  if (leads > 0) return;
  if (newest === undefined || !(await readManifest(target, newest)).hasLeads) return;
  throw new WaitsForRestore(
    `There is no lead here, but the newest backup in ${target.where} has some: restore it, or back up to another place.`,
  );
}

/**
 * Returns the sets, the latest first. Sets with a name in the future are last: a wrong clock made them, so they sort as
 * the newest although they lack the objects that were added since.
 */
const latestFirst = (finished: readonly string[], now: Date): string[] => {
  const isToCome = (name: string) => timeOf(name) > now;
  const past = finished.filter((name) => !isToCome(name));
  return [...past.toReversed(), ...finished.filter(isToCome)];
};

/**
 * Returns the object files that the first readable set of this installation lists. Other files in the target may come
 * from anyone and are not trusted. Damaged sets are skipped, so that they do not prevent the next backup.
 */
async function believedObjects(
  target: Target,
  sets: readonly string[],
  { signer }: Seal,
): Promise<Set<string>> {
  const signers = new Signers([signer.publicKey]);
  for (const name of sets) {
    try {
      const signed = await readSignedManifest(target, name);
      if (isTrusted(name, signed, signers)) return new Set(await readObjectList(target, signed.manifest));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return new Set();
}

/** Returns the name of the next set. Names have a precision of one second, and a set must not overwrite another. */
function nameAfter(finished: readonly string[], now: Date): string {
  const name = nameOf(now);
  return finished.includes(name) ? nameAfter(finished, new Date(now.getTime() + 1000)) : name;
}

/** Returns those of the named objects that are in none of their possible places. */
export function missingObjects(
  named: readonly NamedObject[],
  has: { has(place: string): boolean },
): string[] {
  return named.filter((places) => !places.some((place) => has.has(place))).map(([first = '']) => first);
}
