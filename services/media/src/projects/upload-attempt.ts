import { createHash } from 'node:crypto';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import type { Project } from './project.entity.js';

/** What tells an upload that is sent again from another: its sender's key, and what was sent with it, as hashes. */
export type UploadAttempt = Pick<Project, 'uploadKey' | 'uploadHash'>;

const hashOf = (...parts: Array<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Nulls where the sender gave no `Idempotency-Key`. */
export function uploadAttempt(
  key: string | undefined,
  { imageUrl, ...fields }: CreateProjectDto,
): UploadAttempt {
  if (!key) return { uploadKey: null, uploadHash: null };
  return { uploadKey: hashOf(key), uploadHash: hashOf(JSON.stringify(fields), imageUrl.bytes) };
}
