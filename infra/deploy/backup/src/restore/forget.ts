import type { Client } from 'pg';
import { withClient } from '../stack/connect.js';
import { namedObjects } from '../stack/database.repository.js';
import { splitPlace } from '../stack/named-object.js';
import { ProductStore } from '../stack/product-store.js';
import { addressOf, services, type Stack } from '../stack/stack.js';
import { drop, putAside } from './beside.repository.js';
import { picturesUnderWay } from '../stack/images.repository.js';

/**
 * Drops databases that a restore kept under another name, and those of their objects that the current database does not
 * name.
 *
 * @param server a superuser's connection to the database `postgres`
 * @param databases names of the databases to drop; default: all that restores kept
 * @returns the names of the dropped databases
 */
export async function forget(stack: Stack, server: Client, databases?: readonly string[]): Promise<string[]> {
  const forgotten: string[] = [];
  for (const service of services) {
    const aside = await putAside(server, stack.databases[service]);
    for (const database of aside.filter((name) => databases?.includes(name) ?? true)) {
      const named = await withClient(addressOf(stack, database), (client) => namedObjects(client, service));
      await removeUnlessLive(stack, service, named.flat());
      await drop(server, database);
      forgotten.push(database);
    }
  }
  return forgotten;
}

async function removeUnlessLive(
  stack: Stack,
  service: (typeof services)[number],
  places: readonly string[],
): Promise<void> {
  if (places.length === 0) return;
  const store = new ProductStore(stack.store);
  const { live, underWay } = await withClient(addressOf(stack, stack.databases[service]), async (client) => ({
    live: new Set((await namedObjects(client, service)).flat()),
    underWay: service === 'media' ? await picturesUnderWay(client) : new Set<string>(),
  }));
  for (const place of places) {
    const { bucket, name } = splitPlace(place);
    const isUnderWay = name.split('/').some((part) => underWay.has(part));
    if (!live.has(place) && !isUnderWay) await store.remove(bucket, name);
  }
}
