import { text } from 'node:stream/consumers';
import { isPointer, openSiteStore, setNamedIn, tarName } from '../site-store.js';

/** Removes the tars from the object store that neither standard input (a JSON list of hashes) nor a pointer names. */
const mostObjects = 10_000;

const store = openSiteStore();
const keys = await store.list('', mostObjects);
const named: Array<string | undefined> = JSON.parse(await text(process.stdin)) as string[];
for (const key of keys.filter(isPointer)) named.push(setNamedIn(await store.get(key)));
const kept = new Set(named.map((name) => tarName(name ?? '')));
for (const key of keys) if (key.endsWith('.tar') && !kept.has(key)) await store.remove(key);
process.exit(0);
