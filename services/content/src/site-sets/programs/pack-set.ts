import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { sealSet } from '../set-rules.js';

/**
 * Seals and packs a folder. Arguments: FOLDER BUILD VERSION TAR. Writes the tar's hash to standard output. The same
 * files give the same bytes: sorted names, no times, no owners.
 */
const [folder = '', build = '', version = '', file = ''] = process.argv.slice(2);

const names = await sealSet(folder, { build, version: Number(version) });
const plain = { portable: true, noPax: true, noDirRecurse: true, strict: true, mtime: new Date(0) };
create({ ...plain, cwd: folder, file, sync: true }, names);
const hash = createHash('sha256');
await pipeline(createReadStream(file), hash);
process.stdout.write(hash.digest('hex'));
