import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes the secrets at the first start. Each container has its own folder and mounts no other. Existing secrets are
 * kept: a later version adds the secrets that it needs.
 */
const folder = process.argv[2] ?? '/secrets';
let made = 0;

/** Writes one secret to every path in which it is needed, unless it exists. */
function keep(paths, make) {
  const files = paths.map((path) => join(folder, path));
  const known = files.find((file) => existsSync(file));
  const value = known ? readFileSync(known, 'utf8') : make();
  for (const file of files) if (!existsSync(file)) write(file, value);
  return value;
}

/** Writes a file as a whole. If a full disk cut a secret short, the next start would use the fragment as the secret. */
function write(file, value) {
  const unfinished = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(unfinished, { force: true });
  // The container that mounts this folder may run as any user, so all users may read the file.
  writeFileSync(unfinished, value, { mode: 0o444, flush: true });
  renameSync(unfinished, file);
  made += 1;
}

const random = () => randomBytes(24).toString('hex');

const asBase64 = (key) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64');

const privateKey = () => asBase64(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

const signingKey = () => asBase64(generateKeyPairSync('ed25519').privateKey);

function publicHalf(base64) {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

const half = (key, part) => Buffer.from(key.export({ format: 'jwk' })[part], 'base64url');

/** Returns a new key pair in the format of age (X25519). */
function backupKey() {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  return {
    identity: bech32('age-secret-key-', half(privateKey, 'd')).toUpperCase(),
    recipient: bech32('age', half(publicKey, 'x')),
  };
}

/** Encodes bytes as BIP 173 specifies: as letters with a checksum, after a prefix. */
function bech32(prefix, bytes) {
  const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const words = bits.match(/.{1,5}/g).map((word) => Number.parseInt(word.padEnd(5, '0'), 2));
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  const spread = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  const sum = polymod([...spread, ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = Array.from({ length: 6 }, (_, index) => (sum >> (5 * (5 - index))) & 31);
  return `${prefix}1${[...words, ...checksum].map((word) => letters[word]).join('')}`;
}

function polymod(words) {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  return words.reduce((sum, word) => {
    const next = ((sum & 0x1ffffff) << 5) ^ word;
    return generators.reduce(
      (value, generator, bit) => (((sum >> 25) >> bit) & 1 ? value ^ generator : value),
      next,
    );
  }, 1);
}

keep(['postgres/superuser'], random);
for (const service of ['auth', 'leads', 'media', 'content', 'backup'])
  keep([`postgres/${service}`, `${service}/database`], random);
keep(['redis/default'], random);
for (const part of ['gateway', 'leads', 'media', 'queue-board'])
  keep([`redis/${part}`, `${part}/redis`], random);
keep(['store/root'], random);
keep(['grafana/password'], random);
for (const service of ['leads', 'media', 'content', 'backup'])
  keep([`store/${service}`, `${service}/store`], random);
keep(['leads/photo-links', 'backup/photo-links'], random);
keep(['auth/second-factor', 'backup/second-factor'], random);
// With this secret, leads signs its requests for the list of accounts.
keep(['auth/staff-list', 'leads/staff-list'], random);
const identity = keep(['gateway/identity-private-key'], privateKey);
for (const service of ['auth', 'leads', 'media', 'content', 'queue-board'])
  keep([`${service}/identity-public-key`], () => publicHalf(identity));

keep(['backup/signing-key'], signingKey);
// The key that decrypts backups has its own folder, which only the container of a restore mounts. A key that was
// removed from this machine is not replaced.
if (!existsSync(join(folder, 'backup/recipient'))) {
  const { identity, recipient } = backupKey();
  // Replaces the identity that an interrupted start may have left: no backup is encrypted for it, because none is made
  // before the recipient exists.
  write(join(folder, 'restore/backup-identity'), identity);
  write(join(folder, 'backup/recipient'), recipient);
}

console.log(made > 0 ? `${made} secrets were made.` : 'The secrets are there.');
