import { text } from 'node:stream/consumers';
import { isPointer, openSiteStore, pointerName, setNamedIn, tarName } from '../site-store.js';

/** What the database has, on standard input. */
interface Known {
  /** Those with a current set. */
  builds: string[];
  /** Of all sets. */
  names: string[];
}

/** Removes other builds' pointers from the object store, and the tars that neither the database nor a pointer names. */
const mostObjects = 10_000;

const store = openSiteStore();
const keys = await store.list('', mostObjects);
const { builds, names } = JSON.parse(await text(process.stdin)) as Known;
const pointers = new Set(builds.map(pointerName));
const kept = new Set(names.map(tarName));
for (const key of keys.filter(isPointer))
  if (pointers.has(key)) kept.add(tarName(setNamedIn(await store.get(key)) ?? ''));
  else await store.remove(key);
for (const key of keys) if (key.endsWith('.tar') && !kept.has(key)) await store.remove(key);
process.exit(0);
