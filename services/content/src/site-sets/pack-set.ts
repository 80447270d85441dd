import { createHash } from 'node:crypto';
import { mostSetBytes, SetUnsound } from './set-rules.js';

export interface PackedSet {
  /** Of the tar's bytes; the set's name. */
  sha256: string;
  tar: Buffer;
}

/** The same files give the same bytes: sorted names, no times, no owners. @throws SetUnsound when it is too large */
export async function packSet(folder: string, names: readonly string[]): Promise<PackedSet> {
  const { create } = await import('tar');
  const options = {
    cwd: folder,
    portable: true,
    noPax: true,
    noDirRecurse: true,
    strict: true,
    mtime: new Date(0),
  };
  const chunks: Buffer[] = [];
  for await (const chunk of create(options, names.toSorted())) chunks.push(chunk as Buffer);
  const tar = Buffer.concat(chunks);
  if (tar.length > mostSetBytes) throw new SetUnsound('too large');
  return { sha256: createHash('sha256').update(tar).digest('hex'), tar };
}
