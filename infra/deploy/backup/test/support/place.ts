import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { LedgerCopies } from '../../src/ledger/ledger-copies.js';
import { restore, type RestoreOptions } from '../../src/restore/restore.js';
import { BackupRuns } from '../../src/run/backup-runs.js';
import { makeSet } from '../../src/set/make-set.js';
import { readRetention } from '../../src/set/retention.js';
import { FolderTarget } from '../../src/target/folder-target.js';
import { Key, Seal } from '../../src/target/seal.js';
import { Signer } from '../../src/target/signature.js';
import type { Target } from '../../src/target/target.js';
import type { Machine } from './machine.js';

const keep = readRetention('24h,2d,14d,8w');

/** Time of a backup, unless a test gives another one. */
export const noon = new Date('2026-11-22T12:00:00Z');

export const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

export const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function newKey(signer = newSigner()) {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  return {
    identity,
    recipient,
    key: new Key(identity, { own: signer.publicKey }),
    seal: new Seal([recipient], signer),
  };
}

export function newSigner(): Signer {
  const { privateKey } = generateKeyPairSync('ed25519');
  return new Signer(privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'));
}

/** A target in which machines keep their backups: a folder, with the key that decrypts its content. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'sandhill-target-'));
  readonly target = new FolderTarget(this.folder);
  readonly key: Key;
  seal: Seal;

  readonly identity: string;
  private readonly recipient: string;

  private constructor({ key, seal, identity, recipient }: Awaited<ReturnType<typeof newKey>>) {
    this.key = key;
    this.seal = seal;
    this.identity = identity;
    this.recipient = recipient;
  }

  static async open(): Promise<Place> {
    return new Place(await newKey());
  }

  /** Returns a seal for the same recipient, with another signer. */
  sealOf(signer: Signer): Seal {
    return new Seal([this.recipient], signer);
  }

  /** Encrypts later backups for another recipient. @returns the key for them */
  async changeKey(): Promise<Key> {
    const { key, seal } = await newKey(this.seal.signer);
    this.seal = seal;
    return key;
  }

  make(machine: Machine, now = noon, target: Target = this.target) {
    return makeSet(machine.stack, { target, seal: this.seal, now });
  }

  copyLedger(machine: Machine) {
    return new LedgerCopies(machine.stack, [this.target], this.seal).run();
  }

  bringBack(machine: Machine, options: Partial<RestoreOptions> = {}) {
    const { target, key } = this;
    return restore(machine.stack, { target, key, now: after(60), say: () => undefined, ...options });
  }

  runs(machine: Machine, now: () => Date, targets: Target[] = [this.target]) {
    if (!keep) throw new Error('the ages to keep cannot be read');
    return new BackupRuns({ stack: machine.stack, targets, seal: this.seal, keep, now });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
