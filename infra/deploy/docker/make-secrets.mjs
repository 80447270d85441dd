import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The first start's secrets, one folder a container, which mounts its own folder alone. What exists is kept: a later
 * version adds the secrets that it needs and changes no other.
 */
const folder = process.argv[2] ?? '/secrets';
let made = 0;

/** One secret under every path that needs it. */
function keep(paths, make) {
  const files = paths.map((path) => join(folder, path));
  const known = files.find((file) => existsSync(file));
  const value = known ? readFileSync(known, 'utf8') : make();
  for (const file of files) {
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Readable by whatever user the one container runs as that mounts this folder.
    writeFileSync(file, value, { mode: 0o444 });
    made += 1;
  }
  return value;
}

const random = () => randomBytes(24).toString('hex');

function privateKey() {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

function publicHalf(base64) {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

keep(['postgres/superuser'], random);
for (const service of ['auth', 'leads', 'media'])
  keep([`postgres/${service}`, `${service}/database`], random);
keep(['redis/password', 'leads/queue', 'media/queue', 'gateway/queue'], random);
keep(['store/root'], random);
keep(['grafana/password'], random);
for (const service of ['leads', 'media']) keep([`store/${service}`, `${service}/store`], random);
keep(['leads/photo-links'], random);
keep(['auth/second-factor'], random);
const identity = keep(['gateway/identity-private-key'], privateKey);
for (const service of ['auth', 'leads', 'media'])
  keep([`${service}/identity-public-key`], () => publicHalf(identity));

console.log(made > 0 ? `${made} secrets were made.` : 'The secrets are there.');
