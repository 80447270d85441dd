import type { Client } from 'pg';
import { mergeEntries, type LedgerEntry } from '../ledger/ledger.js';
import { readLedgerOfBucket, readLedgerOfTarget, readLiveLedger } from '../ledger/ledger-copies.js';
import type { Manifest } from '../set/backup-set.js';
import { notSigned } from '../set/verify-set.js';
import { readText } from '../set/archive.js';
import { readData } from '../set/data.js';
import { connect, withClient } from '../stack/connect.js';
import { namedObjects } from '../stack/database.repository.js';
import { countLeads } from '../stack/leads.repository.js';
import { ProductStore } from '../stack/product-store.js';
import { withRunLock } from '../stack/run-lock.js';
import {
  addedLater,
  addressOf,
  keyNames,
  services,
  type KeyName,
  type Service,
  type Stack,
} from '../stack/stack.js';
import { UserError } from '../user-error.js';
import {
  connectedLogins,
  createStagingDatabase,
  drop,
  terminateConnections,
  existing,
  ownerOf,
  replacedDatabases,
  renameAll,
} from './staging.repository.js';
import { checkBackup, type Wanted } from './check-backup.js';
import { RowImport } from './row-import.repository.js';
import { restoreObjects } from './restore-objects.js';
import { stagingName, forget } from './forget.js';
import { KeyFiles } from './key-files.js';
import { replay, settlePictures, type Replayed } from './replay.repository.js';

export interface RestoreOptions extends Wanted {
  /** Whether to continue without objects whose files are missing or damaged. */
  skipsDamaged?: boolean;
  say: (line: string) => void;
  /** Called when the restored data is about to replace the previous data. What follows must not be interrupted. */
  onExchange?: () => void;
}

export interface Restored extends Replayed {
  /** Name of the set, which is the time at which it was made. */
  set: string;
  aside: string[];
  objects: number;
  /**
   * Losses of the restore: objects that database rows name but that are neither in the backup nor in the store, and for
   * each damaged file that was skipped, what was wrong with it.
   */
  missing: string[];
}

/**
 * Replaces the data of a stopped stack with a backup. Databases are restored beside the existing ones, checked, and
 * then renamed together. Objects are added, and none is replaced. After a failure, the previous data is unchanged.
 *
 * @throws UserError
 */
export async function restore(stack: Stack, options: RestoreOptions): Promise<Restored> {
  return withRunLock(stack, () =>
    withClient(addressOf(stack, 'postgres'), async (server) => {
      // Parts are not read yet, but checked when they are loaded. A damaged part ends the restore, and the previous
      // data is unchanged.
      const { set, manifest, isSigned } = await checkBackup(options, { readsParts: false });
      await refuseOccupied(stack, options);
      if (!isSigned)
        options.say(`WARNING: ${notSigned(set)}; FORCE=1 accepts it, with its record of erasures.`);
      await refuseRunning(stack, server);
      const ledger = await readWholeLedger(stack, options, isSigned);
      try {
        return await restoreToStaging(stack, server, { ...options, set, manifest, ledger });
      } finally {
        for (const service of services) await drop(server, stagingName(stack, service));
      }
    }),
  );
}

/**
 * Checks whether a restore can begin, while the services are still running.
 *
 * @throws UserError if the backup cannot be restored (see {@link checkBackup}), or there are leads
 */
export async function checkRestore(stack: Stack, options: Wanted): Promise<void> {
  await checkBackup(options);
  await refuseOccupied(stack, options);
}

interface Chosen extends RestoreOptions {
  set: string;
  manifest: Manifest;
  ledger: readonly LedgerEntry[];
}

async function restoreToStaging(stack: Stack, server: Client, chosen: Chosen): Promise<Restored> {
  const { say, set, now, onExchange } = chosen;
  for (const service of services) {
    await terminateConnections(server, stack.databases[service]);
    await createStagingDatabase(server, stagingName(stack, service), stack.databases[service]);
  }
  const keys = await copyDataIn(stack, chosen);
  const replayed = await replayAll(stack, chosen.ledger);
  say('The databases are loaded. They replace the current ones at the end.');
  const objects = await restoreObjects(stack, chosen, await namedByAll(stack));
  const earlier = await asideOfAll(stack, server);
  const aside = await settleAndExchange(stack, server, { keys, now, onExchange }).catch(
    async (error: unknown) => {
      await objects.takeBack();
      throw error;
    },
  );
  say(`The backup ${set} is restored. Objects: ${objects.brought.length}. Everyone has to sign in again.`);
  await forget(stack, server, earlier).catch((error: Error) =>
    say(`Databases that an earlier restore set aside could not be dropped: ${error.message}`),
  );
  return { set, aside, ...replayed, objects: objects.brought.length, missing: objects.missing };
}

async function settleAndExchange(
  stack: Stack,
  server: Client,
  {
    keys,
    now,
    onExchange,
  }: Pick<RestoreOptions, 'now' | 'onExchange'> & { keys: ReadonlyMap<KeyName, string> },
): Promise<string[]> {
  await settle(stack);
  onExchange?.();
  return exchange(stack, server, { keys, stamp: now.toISOString().replaceAll(/\D/g, '').slice(0, 14) });
}

async function copyDataIn(
  stack: Stack,
  { target, manifest, key, say }: Chosen,
): Promise<Map<KeyName, string>> {
  const keys = new Map<KeyName, string>();
  const takers = new Map<Service, { client: Client; copy: RowImport }>();
  try {
    for await (const entry of readData(target, manifest, key)) {
      const [head = '', name = ''] = entry.name.split('/');
      if (head === 'keys') {
        keys.set(name as KeyName, await readText(entry.content));
        continue;
      }
      const service = services.find((one) => one === head);
      if (!service)
        throw new UserError(`The backup contains something that this version does not know: ${entry.name}.`);
      if (!takers.has(service)) {
        say(`database ${service}`);
        const client = await connect(addressOf(stack, stagingName(stack, service)));
        takers.set(service, { client, copy: new RowImport(client, service) });
      }
      await takers.get(service)?.copy.take(entry);
    }
  } finally {
    for (const { client } of takers.values()) await client.end();
  }
  const lacking = services.filter((service) => !takers.has(service) && !addedLater.includes(service));
  if (lacking.length > 0 || keys.size < keyNames.length)
    throw new UserError(`The backup is incomplete: ${[...lacking, 'or a key'].join(', ')} is missing.`);
  return keys;
}

async function replayAll(stack: Stack, ledger: readonly LedgerEntry[]): Promise<Replayed> {
  let all: Replayed = {};
  for (const service of services)
    all = { ...all, ...(await inStaging(stack, service, (client) => replay(client, service, ledger))) };
  return all;
}

async function namedByAll(stack: Stack) {
  const lists = [];
  for (const service of services)
    lists.push(await inStaging(stack, service, (client) => namedObjects(client, service)));
  return lists.flat();
}

async function settle(stack: Stack): Promise<void> {
  const store = new ProductStore(stack.store);
  const places = new Set<string>();
  for await (const name of store.list('media')) places.add(`media/${name}`);
  await inStaging(stack, 'media', (client) => settlePictures(client, (place) => places.has(place)));
}

const inStaging = <Result>(stack: Stack, service: Service, work: (client: Client) => Promise<Result>) =>
  withClient(addressOf(stack, stagingName(stack, service)), work);

async function asideOfAll(stack: Stack, server: Client): Promise<string[]> {
  const lists: string[] = [];
  for (const service of services) lists.push(...(await replacedDatabases(server, stack.databases[service])));
  return lists;
}

/**
 * Replaces the previous data with the restored data.
 *
 * @returns the names of the databases with the previous data
 */
async function exchange(
  stack: Stack,
  server: Client,
  { keys, stamp }: { keys: ReadonlyMap<KeyName, string>; stamp: string },
): Promise<string[]> {
  const files = new KeyFiles(stack.keyFiles);
  files.prepare(keys);
  const aside = services.map((service) => ({
    from: stack.databases[service],
    to: `${stack.databases[service]}_before_${stamp}`,
  }));
  const forth = [
    ...aside,
    ...services.map((service) => ({ from: stagingName(stack, service), to: stack.databases[service] })),
  ];
  for (const { from } of forth) await terminateConnections(server, from);
  await renameAll(server, forth);
  try {
    files.exchange();
  } catch (error) {
    await renameAll(
      server,
      forth.toReversed().map(({ from, to }) => ({ from: to, to: from })),
    );
    throw error;
  }
  return aside.map(({ to }) => to);
}

async function refuseRunning(stack: Stack, server: Client): Promise<void> {
  const names = Object.values(stack.databases);
  const found = await existing(server, names);
  if (found.length < names.length)
    throw new UserError('There are no databases yet: start the stack once, then restore.');
  for (const service of services) {
    const database = stack.databases[service];
    const owner = await ownerOf(server, database);
    // Skips the check if the database belongs to the restore's own login, as it may in tests.
    const isOwnLogin = owner === new URL(stack.databaseUrl).username;
    if (!isOwnLogin && (await connectedLogins(server, database)).includes(owner))
      throw new UserError(`The service ${service} is running: stop the services, then restore.`);
  }
}

async function refuseOccupied(stack: Stack, { isForced }: Pick<Wanted, 'isForced'>): Promise<void> {
  if (isForced) return;
  const leads = await withClient(addressOf(stack, stack.databases.leads), countLeads);
  if (leads > 0)
    throw new UserError(
      `There ${leads === 1 ? 'is 1 lead' : `are ${leads} leads`} here already. Restore into an empty stack, or set FORCE=1, which sets aside what is there.`,
    );
}

/** Reads all copies of the ledger. If the backup is signed, unsigned entries of the target are ignored. */
async function readWholeLedger(
  stack: Stack,
  { target, key, say }: RestoreOptions,
  isSigned: boolean,
): Promise<LedgerEntry[]> {
  const live = await readLiveLedger(stack);
  const bucket = await readLedgerOfBucket(stack);
  const copied = await readLedgerOfTarget(target, key, { signedAlone: isSigned });
  const ledger = mergeEntries(live, bucket, copied);
  say(`entries in the ledger: ${ledger.length}`);
  return ledger;
}
