import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storeKeys } from '../../local/parts.ts';
import { say, step } from '../../local/command-line/progress.ts';
import { readOrMakeSecrets } from '../../local/secrets.ts';
import { readSettings } from '../../local/settings.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { buckets, databases, keyFiles, writeSums } from './backup-folder.ts';
import { copyBucketOut } from './bucket-copy.ts';
import { copyOut } from './database-copy.ts';

/** `make backup` beside `make start`: FOLDER becomes a backup of the stack that runs here, while it serves. */
const [folder = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
const running = readStackFile(settings.dataFolder);
if (!running) throw new Error(`nothing runs in ${settings.dataFolder}`);
const secrets = readOrMakeSecrets(settings.dataFolder);
const { ports } = running;

mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o700);
// Rows before objects: what a row names was there before it, and nothing that is copied later is missing.
for (const name of databases) {
  const url = `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres}/${name}`;
  await step(`database ${name}`, () => copyOut(url, join(folder, 'databases', name)));
}
const store = { port: ports.store, ...storeKeys({ settings, secrets, ports }) };
for (const bucket of buckets)
  await step(`bucket ${bucket}`, () => copyBucketOut(store, bucket, join(folder, 'objects', bucket)));
for (const [name, file] of Object.entries(keyFiles)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, file), secrets[name as keyof typeof keyFiles], { mode: 0o600 });
}
const manifest = { format: 1, databases: 'tables', madeAt: new Date().toISOString() };
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
await writeSums(folder);
say(`The backup is in ${folder}. It holds personal data and keys: keep it as safe as the site itself.`);
