import { SiteSetsRepository } from './site-sets.repository.js';

const partBytes = 1_000_000;

/** A set's tar in parts, so that a large one never stands in memory whole. @throws if it is deleted meanwhile */
export async function* readSet(
  sets: SiteSetsRepository,
  sha256: string,
  bytes: number,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += partBytes) {
    const part = await sets.readPart(sha256, at, partBytes);
    if (part.length === 0) throw new Error('the set is gone');
    yield part;
  }
}
