import { createHash } from 'node:crypto';
import type { UploadProjectDto } from './dto/upload-project.dto.js';
import type { Project } from './project.entity.js';

/** Hashes of the client's key and of the content. They identify repeated uploads. */
export type UploadAttempt = Pick<Project, 'uploadKey' | 'uploadHash'>;

const hashOf = (...parts: Array<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

export const storedKey = (key: string): string => hashOf(key);

/** Returns the hashes of an upload. Both are null without an `Idempotency-Key`. */
export function uploadAttempt(
  key: string | undefined,
  { imageUrl, ...fields }: UploadProjectDto,
): UploadAttempt {
  if (!key) return { uploadKey: null, uploadHash: null };
  return { uploadKey: storedKey(key), uploadHash: hashOf(JSON.stringify(fields), imageUrl.bytes) };
}
