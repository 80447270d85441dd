import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { ContentConfig } from '../content.config.js';

type StoreAccess = Pick<
  ContentConfig,
  'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'SITE_BUCKET'
>;

export const setKey = (sha256: string) => `${sha256}.tar`;
export const pointerName = (build: string) => `current-${build}`;
export const isPointer = (key: string) => key.startsWith('current-');

/** Returns the text of a pointer, the object `current-<build>`. Public servers get the same text from this service. */
export const pointerTo = ({ sha256, version }: { sha256: string; version: number }): string =>
  JSON.stringify({ set: sha256, version });

/** Returns the name of the set in a pointer; undefined if the text is not a pointer. */
export function setNamedIn(pointer: Buffer | string): string | undefined {
  try {
    return (JSON.parse(pointer.toString()) as { set?: string }).set;
  } catch {
    return undefined;
  }
}

export function storeVariables(access: StoreAccess): Record<string, string> {
  const { S3_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, SITE_BUCKET } = access;
  return { S3_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, SITE_BUCKET };
}

export function openSiteStore(): ObjectStore {
  const access = process.env as unknown as StoreAccess;
  return new ObjectStore(access, access.SITE_BUCKET);
}
