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
  isBelieved,
  listSets,
  nameOf,
  readManifest,
  readObjectList,
  readSignedManifest,
  removeSet,
  writeManifest,
  writeObjectList,
  type Manifest,
} from './backup-set.js';
import { writeData } from './data.js';
import { copyObjects } from './object-files.js';

export interface MadeSet {
  name: string;
  /** Size of databases and keys in bytes, encrypted. */
  dataBytes: number;
  objects: number;
  /** Number of objects that were new. */
  copied: number;
  /** Objects that rows name, but that the store does not have. */
  missing: string[];
}

/** How often making a set is tried. An erasure between copying rows and objects makes a set incomplete. */
const attempts = 3;

/** Thrown when the stack is empty, and waits for the restore of the target's backup. */
export class WaitsForRestore extends UserError {}

/** Makes a backup in a target, while the site keeps running. @throws WaitsForRestore */
export async function makeSet(
  stack: Stack,
  { target, seal, now }: { target: Target; seal: Seal; now: Date },
): Promise<MadeSet> {
  const { finished } = await listSets(target);
  await refuseToReplace(stack, target, finished.at(-1));
  const store = new ProductStore(stack.store);
  const name = nameAfter(finished, now);
  const believed = await believedObjects(target, finished, seal);
  let copied = 0;
  for (let attempt = 1; ; attempt += 1) {
    // Removes what an earlier process or attempt left in the same second.
    await removeSet(target, name);
    // Rows before objects: an object is stored before its row, so none that a copied row names is missing.
    const data = await writeData(stack, name, { target, seal });
    const objects = await copyObjects(store, target, { seal, believed });
    copied += objects.copied;
    const missing = missingOf(data.named, objects.files);
    if (missing.length > 0 && attempt < attempts) continue;
    const list = await writeObjectList(target, name, [...objects.files.values()].toSorted());
    const manifest: Manifest = {
      format: 2,
      madeAt: now.toISOString(),
      hasLeads: data.hasLeads,
      data: data.parts,
      objects: list,
    };
    await writeManifest(target, name, { manifest, signer: seal.signer });
    const dataBytes = data.parts.reduce((sum, { size }) => sum + size, 0);
    return { name, dataBytes, objects: list.count, copied, missing };
  }
}

/**
 * Refuses an empty stack's backup after one with leads. On a new machine, the empty one would become the newest, and
 * the useful ones would be thinned out.
 */
async function refuseToReplace(stack: Stack, target: Target, newest: string | undefined): Promise<void> {
  const leads = await withClient(addressOf(stack, stack.databases.leads), countLeads);
  if (leads > 0) return;
  if (newest === undefined || !(await readManifest(target, newest)).hasLeads) return;
  throw new WaitsForRestore(
    `There is no lead here, but the newest backup in ${target.where} has some: restore it, or back up to another place.`,
  );
}

/** Returns the objects' files of the newest set of this installation. Others in the target may be anyone's. */
async function believedObjects(
  target: Target,
  finished: readonly string[],
  { signer }: Seal,
): Promise<Set<string>> {
  const signers = new Signers([signer.publicKey]);
  for (const name of finished.toReversed()) {
    const signed = await readSignedManifest(target, name);
    if (isBelieved(name, signed, signers)) return new Set(await readObjectList(target, signed.manifest));
  }
  return new Set();
}

/** Returns the name of a new set. Names have a precision of seconds, and a set must not overwrite another one. */
function nameAfter(finished: readonly string[], now: Date): string {
  const name = nameOf(now);
  return finished.includes(name) ? nameAfter(finished, new Date(now.getTime() + 1000)) : name;
}

/** Returns the named objects that are in none of their places. */
export function missingOf(named: readonly NamedObject[], has: { has(place: string): boolean }): string[] {
  return named.filter((places) => !places.some((place) => has.has(place))).map(([first = '']) => first);
}
