import { useEffect } from 'react';
import { typedFile } from '../../../lib/typed-file';
import { WorkerClient } from './worker-client';
import type { PictureFacts } from './picture-facts';
import type { ShrunkPicture } from './shrink-camera-picture';

interface PreparedPicture {
  /** The shrunk picture under the name of the original, or the original itself. */
  file: File;
  facts: PictureFacts;
  thumbnail?: string;
}

const shrinker = new WorkerClient<{ file: File; areOriginalsWanted: boolean }, ShrunkPicture>(
  () => new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' }),
);

/** Returns whether this browser can decode a file in a worker. */
export const canPrepare = ({ type }: File): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  /^image\/|^$|octet-stream/.test(type);

/**
 * Loads the shrinking worker early on pages where pictures are chosen, because the first picture may be taken without a
 * connection.
 */
export function usePreloadShrinker(): void {
  useEffect(() => {
    if (typeof Worker === 'function') shrinker.prepare();
  }, []);
}

/**
 * Shrinks a picture and reads its EXIF facts. Prepares only one picture at a time, because each decoded picture needs
 * 50 MB of memory.
 */
export async function preparePicture(chosen: File, areOriginalsWanted: boolean): Promise<PreparedPicture> {
  const file = await typedFile(chosen);
  if (!canPrepare(file)) return { file, facts: {} };
  // If the worker fails, the original is sent.
  const { facts = {}, bytes, thumbnail } = (await shrinker.request({ file, areOriginalsWanted })) ?? {};
  const { name, lastModified } = file;
  const shrunk = bytes ? new File([bytes], name, { type: 'image/jpeg', lastModified }) : file;
  return { file: shrunk, facts, thumbnail };
}
