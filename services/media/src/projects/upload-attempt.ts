import { createHash } from 'node:crypto';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import type { Project } from './project.entity.js';

/** What tells an upload that is sent again from another: its sender's key, and what was sent with it, as hashes. */
export type UploadAttempt = Pick<Project, 'uploadKey' | 'uploadHash'>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Nulls where the sender gave no `Idempotency-Key`. */
export function uploadAttempt(key: string | undefined, body: CreateProjectDto): UploadAttempt {
  if (!key) return { uploadKey: null, uploadHash: null };
  return { uploadKey: hashOf(key), uploadHash: hashOf(JSON.stringify(body)) };
}
