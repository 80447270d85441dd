import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { folders, MissingFile, type Target } from '../target/target.js';
import type { Signer, Signers } from '../target/signature.js';
import { UserError } from '../user-error.js';

export interface Part {
  name: string;
  size: number;
  sha256: string;
}

/** Contents of a set. The manifest is written last, because a set without it does not count as a backup. */
export interface Manifest {
  format: 2;
  madeAt: string;
  /** Whether the stack had a lead. A new stack has none. */
  hasLeads: boolean;
  /** Parts of the encrypted stream of databases and keys. */
  data: Part[];
  /** The list of the objects' files. The file names contain random ids and the hashes of the encrypted content. */
  objects: Part & { count: number };
}

/**
 * A manifest and its signature. The signature covers the whole set, because the manifest contains the hashes of the
 * set's files.
 */
interface SignedManifest {
  manifest: Manifest;
  signature?: string;
}

const folder = folders.sets;
const manifestName = 'manifest.json';
const timeIn = /^sets\/(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)\//;

export const fileOf = (time: string, name: string) => `${folder}${time}/${name}`;

/** Returns the name of the set that was made at a time: `2026-11-22T17-45-00Z`. */
export const nameOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export const timeOf = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

export const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns the finished sets of a target, the oldest first, and the unfinished ones, which have no manifest. */
export async function listSets(target: Target): Promise<{ finished: string[]; unfinished: string[] }> {
  const [finished, all] = [new Set<string>(), new Set<string>()];
  for await (const file of target.list(folder)) {
    const name = timeIn.exec(file)?.[1];
    if (!name) continue;
    all.add(name);
    if (file === fileOf(name, manifestName)) finished.add(name);
  }
  return { finished: [...finished].toSorted(), unfinished: [...all].filter((name) => !finished.has(name)) };
}

/**
 * Returns the newest set, or the newest one made at or before `at`.
 *
 * @throws UserError if there is none
 */
export async function chooseSet(target: Target, at?: string): Promise<string> {
  const { finished } = await listSets(target);
  const latest = at === undefined ? undefined : readTime(at);
  const chosen = finished.findLast((name) => latest === undefined || timeOf(name) <= latest);
  if (chosen) return chosen;
  if (finished.length === 0) throw new UserError(`There is no backup in ${target.where}.`);
  throw new UserError(`The oldest backup in ${target.where} is from ${finished[0]}, after AT=${at}.`);
}

/** Parses a time such as `2026-11-22` or `2026-11-22T17:45`, or the name of a set. A time without a zone is in UTC. */
function readTime(text: string): Date {
  const time = /T\d\d-\d\d-\d\dZ$/.test(text) ? timeOf(text) : new Date(withZone(text));
  if (Number.isNaN(time.getTime()))
    throw new UserError(`AT=${text} is not a time; write it like 2026-11-22T17:45 (UTC).`);
  return time;
}

/** Adds UTC to a time without a zone. To a day without a time, adds the end of the day. */
function withZone(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T23:59:59Z`;
  return /(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`;
}

export async function readManifest(target: Target, name: string): Promise<Manifest> {
  return (await readSignedManifest(target, name)).manifest;
}

/** @throws UserError if the manifest is damaged, or is of another version's format */
export async function readSignedManifest(target: Target, name: string): Promise<SignedManifest> {
  const file = fileOf(name, manifestName);
  const { signature, ...manifest } = parseManifest(file, await target.read(file));
  if (manifest.format !== 2)
    throw new UserError('This backup is from another version of the program: use that version for it.');
  return { manifest, signature };
}

function parseManifest(file: string, content: Buffer): Manifest & { signature?: string } {
  try {
    const manifest = JSON.parse(content.toString()) as Manifest;
    if (manifest.format && manifest.data && manifest.objects) return manifest;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new UserError(`damaged: ${file}`);
}

export async function writeManifest(
  target: Target,
  name: string,
  { manifest, signer }: { manifest: Manifest; signer: Signer },
): Promise<void> {
  const signed = { ...manifest, signature: signer.sign(signedText(name, manifest)) };
  await target.write(fileOf(name, manifestName), Buffer.from(`${JSON.stringify(signed, null, 2)}\n`));
}

/** Returns whether a trusted installation made the set under this name. */
export const isTrusted = (name: string, { manifest, signature }: SignedManifest, signers: Signers) =>
  signers.verify(signedText(name, manifest), signature);

/** Returns the text to sign. It contains the name, so that an old set cannot be renamed to look like the newest. */
const signedText = (name: string, manifest: Manifest) => `backup ${name}\n${JSON.stringify(manifest)}`;

export async function writePart(target: Target, name: string, content: Buffer): Promise<Part> {
  await target.write(name, content);
  return { name, size: content.length, sha256: sumOf(content) };
}

/**
 * Reads a part and checks its hash.
 *
 * @throws UserError if the file is missing or damaged
 */
export async function readPart(
  target: Target,
  { name, sha256 }: Pick<Part, 'name' | 'sha256'>,
): Promise<Buffer> {
  try {
    const content = await target.read(name);
    if (sumOf(content) === sha256) return content;
  } catch (error) {
    if (error instanceof MissingFile) throw new UserError(`missing: ${name}`);
    throw error;
  }
  throw new UserError(`damaged: ${name}`);
}

/** Reads the names of the objects' files. @throws UserError */
export async function readObjectList(target: Target, { objects }: Manifest): Promise<string[]> {
  const text = gunzipSync(await readPart(target, objects)).toString();
  return text.split('\n').filter(Boolean);
}

export async function writeObjectList(
  target: Target,
  set: string,
  files: readonly string[],
): Promise<Manifest['objects']> {
  const content = gzipSync(files.join('\n'));
  return { ...(await writePart(target, fileOf(set, 'objects.gz'), content)), count: files.length };
}

/** Removes a set. The manifest is removed first, so that a partly removed set does not count as a backup. */
export async function removeSet(target: Target, name: string): Promise<void> {
  await target.remove(fileOf(name, manifestName));
  const files: string[] = [];
  for await (const file of target.list(`${folder}${name}/`)) files.push(file);
  for (const file of files) await target.remove(file);
}
