import { withClient } from '../stack/connect.js';
import { ProductStore } from '../stack/product-store.js';
import { addressOf, services, type Stack } from '../stack/stack.js';
import { OtherKey, type Key, type Seal } from '../target/seal.js';
import { folders, type Target } from '../target/target.js';
import { entryName, isEntryFile, parseEntry, type LedgerEntry } from './ledger.js';
import { readLedger } from './ledger.repository.js';

const folder = folders.ledger;

/** Matches the beginning of the path of a copied ledger entry in a target: `ledger/<fingerprint>/`. */
const prefix = /^ledger\/[0-9a-f]{8}\//;

/**
 * Overlap of two copies, in milliseconds. Each copy reads the entries that are newer than the start of the previous
 * complete copy minus this time. The overlap is needed because a transaction that was open during that copy may have
 * committed older entries after it.
 */
const overlapMs = 3_600_000;

/** A destination to which entries are copied, so that they outlive the databases. */
interface Copies {
  /** Name of the destination for messages. */
  where: string;
  /** The {@link entryName}s of the entries at the destination. Undefined before they have been read. */
  known?: Set<string>;
  readKnown: () => Promise<Set<string>>;
  write: (entry: LedgerEntry) => Promise<void>;
}

/** Copies new entries of the ledgers out of the databases: into a bucket of the object store, and into each target. */
export class LedgerCopies {
  private readonly stack: Stack;
  private readonly places: Copies[];
  private since = new Date(0);

  constructor(stack: Stack, targets: readonly Target[], seal: Seal) {
    this.stack = stack;
    this.places = [bucketOf(stack), ...targets.map((target) => folderOf(target, seal))];
  }

  /**
   * Copies the entries to all destinations, even if one of them fails.
   *
   * @returns the largest number of entries that a destination lacked
   * @throws the errors of all destinations
   */
  async run(now = new Date()): Promise<number> {
    const entries = await readLiveLedger(this.stack, this.since);
    const results = await Promise.allSettled(this.places.map((place) => copy(entries, place)));
    const errors: Error[] = [];
    const told: string[] = [];
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      errors.push(result.reason as Error);
      told.push(`${this.places[index]?.where}: ${(result.reason as Error).message}`);
    }
    if (errors.length > 0) throw new AggregateError(errors, told.join('; '));
    this.since = new Date(now.getTime() - overlapMs);
    return Math.max(...results.map((result) => (result.status === 'fulfilled' ? result.value : 0)));
  }
}

async function copy(entries: readonly LedgerEntry[], place: Copies): Promise<number> {
  place.known ??= await place.readKnown();
  let copied = 0;
  for (const entry of entries) {
    if (place.known.has(entryName(entry))) continue;
    await place.write(entry);
    place.known.add(entryName(entry));
    copied += 1;
  }
  return copied;
}

export async function readLiveLedger(stack: Stack, since = new Date(0)): Promise<LedgerEntry[]> {
  const lists: LedgerEntry[][] = [];
  for (const service of services)
    lists.push(
      await withClient(addressOf(stack, stack.databases[service]), (client) =>
        readLedger(client, service, since),
      ),
    );
  return lists.flat();
}

export async function readLedgerOfBucket(stack: Stack): Promise<LedgerEntry[]> {
  const store = new ProductStore(stack.store);
  const entries: LedgerEntry[] = [];
  for await (const name of store.list('ledger')) {
    const content = isEntryFile(name) ? await store.get('ledger', name) : undefined;
    if (content) entries.push(parseEntry(content.toString()));
  }
  return entries;
}

/**
 * Returns the entries that were copied to a target. Skips entries that were encrypted for another key: they are from
 * the time of an earlier key, and a restore with that key has added them to the ledger.
 *
 * @param signedAlone whether to leave out entries that no trusted installation has signed
 */
export async function readLedgerOfTarget(
  target: Target,
  key: Key,
  { signedAlone }: { signedAlone: boolean },
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const name of target.list(folder)) {
    if (!isEntryFile(name.replace(prefix, ''))) continue;
    const content = await key.bytes(await target.read(name), name).catch((error: unknown) => {
      if (!(error instanceof OtherKey)) throw error;
    });
    if (!content) continue;
    const { signature, ...entry } = JSON.parse(content.toString()) as LedgerEntry & { signature?: string };
    if (signedAlone && !key.signers.verify(signedText(entry), signature)) continue;
    entries.push(parseEntry(JSON.stringify(entry)));
  }
  return entries;
}

const signedText = ({ service, id, at, kind, subjectId }: LedgerEntry) =>
  `ledger ${service} ${id} ${at} ${kind} ${subjectId}`;

function bucketOf(stack: Stack): Copies {
  const store = new ProductStore(stack.store);
  return {
    where: 'the bucket ledger of the object store',
    readKnown: () => withoutEnding(store.list('ledger'), ''),
    write: (entry) => store.put('ledger', `${entryName(entry)}.json`, Buffer.from(JSON.stringify(entry))),
  };
}

function folderOf(target: Target, seal: Seal): Copies {
  const own = `${folder}${seal.signedFingerprint}/`;
  return {
    where: target.where,
    readKnown: () => withoutEnding(target.list(own), own),
    write: async (entry) => {
      const signed = JSON.stringify({ ...entry, signature: seal.signer.sign(signedText(entry)) });
      await target.write(`${own}${entryName(entry)}.age`, await seal.bytes(Buffer.from(signed)));
    },
  };
}

async function withoutEnding(names: AsyncIterable<string>, prefix: string): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const name of names) known.add(name.slice(prefix.length).replace(/\.\w+$/, ''));
  return known;
}
