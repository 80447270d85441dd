import { readFile } from 'node:fs/promises';
import { openSiteStore, pointerName, setKey } from '../site-store.js';

/** Copies a set into the object store, first the tar, then the pointer. Arguments: FILE SHA256 BUILD POINTER. */
const [file = '', sha256 = '', build = '', pointer = ''] = process.argv.slice(2);

const store = openSiteStore();
await store.put(setKey(sha256), await readFile(file), { contentType: 'application/x-tar' });
await store.put(pointerName(build), Buffer.from(pointer), {
  contentType: 'application/json',
  cacheControl: 'no-cache',
});
process.exit(0);
