import { text } from 'node:stream/consumers';
import { isPointer, openSiteStore, pointerName, setNamedIn, setKey } from '../site-store.js';

interface Known {
  builds: string[];
  names: string[];
}

const maxObjects = 10_000;

/** Removes pointers of other builds from the object store, and tars that neither the database nor a pointer names. */
const store = openSiteStore();
const keys = await store.list('', maxObjects);
const { builds, names } = JSON.parse(await text(process.stdin)) as Known;
const pointers = new Set(builds.map(pointerName));
const kept = new Set(names.map(setKey));
for (const key of keys.filter(isPointer))
  if (pointers.has(key)) kept.add(setKey(setNamedIn(await store.get(key)) ?? ''));
  else await store.remove(key);
for (const key of keys) if (key.endsWith('.tar') && !kept.has(key)) await store.remove(key);
process.exit(0);
