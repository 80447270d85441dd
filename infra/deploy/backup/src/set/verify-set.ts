import type { NamedObject } from '../stack/named-object.js';
import { OtherKey, type Key } from '../target/seal.js';
import type { Target } from '../target/target.js';
import { noteProblem, UserError } from '../user-error.js';
import { readText } from './archive.js';
import {
  isTrusted,
  nameOf,
  readObjectList,
  readPart,
  readSignedManifest,
  timeOf,
  type Manifest,
} from './backup-set.js';
import { readData } from './data.js';
import { missingObjects } from './make-set.js';
import { parseObjectFile } from './object-files.js';

interface Verdict {
  /** One sentence for each part that has a problem. Empty if the set is complete. */
  problems: string[];
  objects: number;
  /** Whether the key was available, so that the rows were compared with the objects. */
  isOpened: boolean;
}

/**
 * Checks the hashes of a set and of its objects. With the key, also checks that the set can be decrypted and has the
 * objects of each row.
 */
export async function verifySet(target: Target, name: string, key?: Key): Promise<Verdict> {
  const problems: string[] = [];
  const note = (work: Promise<unknown>) => noteProblem(work, problems);
  const signed = await readSignedManifest(target, name);
  const { manifest } = signed;
  if (key && !isTrusted(name, signed, key.signers)) problems.push(notSigned(name));
  for (const part of manifest.data) await note(readPart(target, part));
  const isDataWhole = !problems.some((problem) => /^(damaged|missing)/.test(problem));
  const files = await readObjectList(target, manifest).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    problems.push(error.message);
    return [];
  });
  let isOtherKey = false;
  const rows = async () => {
    if (key && isDataWhole) await verifyRows(target, manifest, { key, files, problems });
  };
  await note(
    rows().catch((error: unknown) => {
      isOtherKey = error instanceof OtherKey;
      throw error;
    }),
  );
  // A set that is encrypted for another key is one problem, not one problem for each object.
  for (const file of files) await note(verifyObject(target, file, isOtherKey ? undefined : key));
  return { problems, objects: files.length, isOpened: key !== undefined };
}

export const notSigned = (name: string) =>
  `not signed: no installation that the key file or this machine names has signed the backup ${name}, or it was changed since`;

/** Time, in milliseconds, by which the clocks of two machines may differ. */
const clockSlackMs = 3_600_000;

/**
 * Refuses a set with a time in the future: a wrong clock made it, and newer data may be in sets with earlier names.
 *
 * @throws UserError
 */
export function refuseFutureSet(set: string, now: Date): void {
  if (timeOf(set).getTime() <= now.getTime() + clockSlackMs) return;
  throw new UserError(
    `The newest backup is from ${set}, but this machine's clock shows ${nameOf(now)}: one of the clocks was wrong. AT=time chooses a backup.`,
  );
}

async function verifyObject(target: Target, file: string, key?: Key): Promise<void> {
  const content = await readPart(target, { name: file, sha256: parseObjectFile(file)?.sha256 ?? '' });
  if (key) await key.bytes(content, file);
}

async function verifyRows(
  target: Target,
  manifest: Manifest,
  { key, files, problems }: { key: Key; files: readonly string[]; problems: string[] },
): Promise<void> {
  const places = new Set(files.map((file) => parseObjectFile(file)?.place));
  const names: string[] = [];
  for await (const { name, content } of readData(target, manifest, key)) {
    names.push(name);
    if (!name.endsWith('/objects.json')) {
      for await (const piece of content) void piece;
      continue;
    }
    const named = JSON.parse(await readText(content)) as NamedObject[];
    for (const place of missingObjects(named, places as Set<string>))
      problems.push(`missing: ${place}, which a row names`);
  }
  for (const name of ['keys/second-factor', 'auth/objects.json', 'leads/objects.json', 'media/objects.json'])
    if (!names.includes(name)) problems.push(`missing: ${name} in the encrypted data`);
}
