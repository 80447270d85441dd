import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first start's secrets, one folder a service: each container mounts its own folder alone. What exists is kept,
 * so a later version adds what it needs and changes nothing else.
 */
const folder = process.argv[2] ?? '/secrets';

const fresh = () => randomBytes(24).toString('hex');
const passwords = Object.fromEntries(['auth', 'leads', 'media'].map((name) => [name, fresh()]));
const storeKeys = { leads: fresh(), media: fresh() };
const queue = fresh();
const identity = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const privateKey = identity.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const publicKey = identity.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const files = {
  postgres: { superuser: fresh(), auth: passwords.auth, leads: passwords.leads, media: passwords.media },
  redis: { password: queue },
  store: { root: fresh(), leads: storeKeys.leads, media: storeKeys.media },
  auth: { database: passwords.auth, 'identity-public-key': publicKey },
  leads: {
    database: passwords.leads,
    'identity-public-key': publicKey,
    queue,
    store: storeKeys.leads,
    'photo-links': fresh(),
  },
  media: { database: passwords.media, 'identity-public-key': publicKey, queue, store: storeKeys.media },
  gateway: { 'identity-private-key': privateKey, queue },
};

if (existsSync(join(folder, 'complete'))) {
  console.log('The secrets are there.');
} else {
  for (const [service, secrets] of Object.entries(files)) {
    mkdirSync(join(folder, service), { recursive: true });
    // Readable by whatever user the one container runs as that mounts this folder.
    for (const [name, value] of Object.entries(secrets))
      writeFileSync(join(folder, service, name), value, { mode: 0o444 });
  }
  writeFileSync(join(folder, 'complete'), '');
  console.log('The secrets were made.');
}
