import { UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import { StoreUnavailable } from './images.errors.js';

export const renditionFailures = ['unreadable', 'store', 'other'] as const;

export type RenditionFailure = (typeof renditionFailures)[number];

export function renditionFailureOf(error: unknown): RenditionFailure {
  if (error instanceof UnreadablePicture) return 'unreadable';
  return error instanceof StoreUnavailable ? 'store' : 'other';
}
