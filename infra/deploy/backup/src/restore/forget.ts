import type { Client } from 'pg';
import { withClient } from '../stack/connect.js';
import { namedObjects } from '../stack/database.repository.js';
import { splitPlace } from '../stack/named-object.js';
import { ProductStore } from '../stack/product-store.js';
import { addressOf, services, type Service, type Stack } from '../stack/stack.js';
import { drop, existing, replacedDatabases } from './staging.repository.js';
import { picturesUnderWay } from '../stack/images.repository.js';

/** Returns the name of the database in which a restore prepares the data of a service. */
export const stagingName = ({ databases }: Stack, service: Service) => `${databases[service]}_restore`;

/**
 * Drops databases that a restore kept under another name, and removes the objects that only these databases name.
 *
 * @param server a superuser's connection to the database `postgres`
 * @param databases names of the databases to drop; default: all that restores kept, and those that a killed restore
 *   left
 * @returns the names of the dropped databases
 */
export async function forget(stack: Stack, server: Client, databases?: readonly string[]): Promise<string[]> {
  const forgotten = databases ? [] : await dropUnfinished(stack, server);
  for (const service of services) {
    const aside = await replacedDatabases(server, stack.databases[service]);
    const isDropped = (name: string) => databases?.includes(name) ?? true;
    const kept = aside.filter((name) => !isDropped(name));
    for (const database of aside.filter(isDropped)) {
      await removeUnlessNamed(stack, service, await placesIn(stack, service, database), kept);
      await drop(server, database);
      forgotten.push(database);
    }
  }
  return forgotten;
}

/**
 * Drops the databases that a killed restore left. Their objects stay, because the databases in use may name them, too.
 */
async function dropUnfinished(stack: Stack, server: Client): Promise<string[]> {
  const unfinished = await existing(
    server,
    services.map((service) => stagingName(stack, service)),
  );
  for (const database of unfinished) await drop(server, database);
  return unfinished;
}

const placesIn = (stack: Stack, service: Service, database: string): Promise<string[]> =>
  withClient(addressOf(stack, database), async (client) => (await namedObjects(client, service)).flat());

async function removeUnlessNamed(
  stack: Stack,
  service: Service,
  places: readonly string[],
  kept: readonly string[],
): Promise<void> {
  if (places.length === 0) return;
  const store = new ProductStore(stack.store);
  const current = stack.databases[service];
  // Unfinished uploads are read before the named objects. If an upload ends in between, its row is already there and
  // names its objects.
  const underWay =
    service === 'media' ? await withClient(addressOf(stack, current), picturesUnderWay) : new Set<string>();
  const named = new Set<string>();
  for (const database of [current, ...kept])
    for (const place of await placesIn(stack, service, database)) named.add(place);
  for (const place of places) {
    const { bucket, name } = splitPlace(place);
    const isUnderWay = name.split('/').some((part) => underWay.has(part));
    if (!named.has(place) && !isUnderWay) await store.remove(bucket, name);
  }
}
