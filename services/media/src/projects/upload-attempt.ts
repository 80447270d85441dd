import { createHash } from 'node:crypto';
import type { UploadProjectDto } from './dto/upload-project.dto.js';
import type { Project } from './project.entity.js';

/** Identifies repeated uploads: hashes of the client's key and of the content. */
export type UploadAttempt = Pick<Project, 'uploadKey' | 'uploadHash'>;

const hashOf = (...parts: Array<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A client's key as it is stored. */
export const storedKey = (key: string): string => hashOf(key);

/** Nulls without an `Idempotency-Key`. */
export function uploadAttempt(
  key: string | undefined,
  { imageUrl, ...fields }: UploadProjectDto,
): UploadAttempt {
  if (!key) return { uploadKey: null, uploadHash: null };
  return { uploadKey: storedKey(key), uploadHash: hashOf(JSON.stringify(fields), imageUrl.bytes) };
}
