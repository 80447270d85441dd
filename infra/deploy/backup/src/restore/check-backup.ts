import { readText } from '../set/archive.js';
import { chooseSet, isTrusted, readPart, readSignedManifest, type Manifest } from '../set/backup-set.js';
import { readData } from '../set/data.js';
import { notSigned, refuseFutureSet } from '../set/verify-set.js';
import type { Key } from '../target/seal.js';
import type { Target } from '../target/target.js';
import { UserError } from '../user-error.js';

/** The backup to restore. */
export interface Wanted {
  target: Target;
  key: Key;
  /**
   * Time whose state is wanted: the newest set that was made at or before this time is restored. Default: the newest
   * set of all.
   */
  at?: string;
  /** Whether to restore even if there are leads, and even from a backup that is not signed. */
  isForced?: boolean;
  now: Date;
}

export interface CheckedBackup {
  set: string;
  manifest: Manifest;
  isSigned: boolean;
}

/**
 * Checks whether a backup can be restored. Needs no stack.
 *
 * @param options.readsParts whether every part of the databases is read and its hash checked
 * @throws UserError if the backup is missing, damaged, not signed or from the future, or the key does not fit
 */
export async function checkBackup(
  { target, key, at, isForced, now }: Wanted,
  { readsParts = true } = {},
): Promise<CheckedBackup> {
  const set = await chooseSet(target, at);
  const signed = await readSignedManifest(target, set);
  const { manifest } = signed;
  const isSigned = isTrusted(set, signed, key.signers);
  if (readsParts) await refuseDamaged(target, manifest);
  for await (const entry of readData(target, manifest, key)) {
    await readText(entry.content);
    break;
  }
  if (!isSigned && !isForced) throw new UserError(`${notSigned(set)}.\n${whatToDo(key)}`);
  if (at === undefined) refuseFutureSet(set, now);
  return { set, manifest, isSigned };
}

const whatToDo = ({ namesSigner, isOfThisMachine }: Key) => {
  if (isOfThisMachine)
    return (
      'Another machine made it, or this one before `make rotate SECRET=backup-signer`: set KEY=file, with what `make backup-key` printed at that time. ' +
      'If that was not kept, FORCE=1 restores without it: make sure that only you could write where the backup is.'
    );
  return namesSigner
    ? 'Set KEY=file, with the line "# signer:" of the machine that made the backup, or FORCE=1 if you trust the backup.'
    : 'The key file has no line "# signer:". `make backup-key` prints it on the machine that made the backup: add it to the file. ' +
        'If that machine is lost, FORCE=1 restores without it: make sure that only you could write where the backup is.';
};

async function refuseDamaged(target: Target, manifest: Manifest): Promise<void> {
  const problems: string[] = [];
  for (const part of [...manifest.data, manifest.objects])
    await readPart(target, part).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      problems.push(error.message);
    });
  if (problems.length > 0)
    throw new UserError(
      `The backup is not whole; AT=time chooses an earlier one:\n  ${problems.join('\n  ')}`,
    );
}
