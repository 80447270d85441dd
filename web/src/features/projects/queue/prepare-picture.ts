import { useEffect } from 'react';
import { AskedWorker } from './asked-worker';
import type { PictureFacts } from './picture-facts';
import type { ShrunkPicture } from './shrink-camera-picture';

/** A file as it is judged, kept and sent. */
interface PreparedPicture {
  /** The shrunk picture under the name of the file, or the file itself. */
  file: File;
  facts: PictureFacts;
  thumbnail?: string;
}

const shrinker = new AskedWorker<{ file: File; areOriginalsWanted: boolean }, ShrunkPicture>(
  () => new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' }),
);

/** Whether this browser can look into a file in a worker. */
export const canPrepare = ({ type }: File): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && /^image\/|^$/.test(type);

/** For a page that has a place for pictures: the first one may be taken where there is no signal. */
export function useShrinker(): void {
  useEffect(() => {
    if (typeof Worker === 'function') shrinker.prepare();
  }, []);
}

/** One after the other: each decoded picture takes 50 MB of a phone's memory. */
export async function preparePicture(file: File, areOriginalsWanted: boolean): Promise<PreparedPicture> {
  if (!canPrepare(file)) return { file, facts: {} };
  // Without an answer the file goes as it is.
  const { facts = {}, bytes, thumbnail } = (await shrinker.ask({ file, areOriginalsWanted })) ?? {};
  const { name, lastModified } = file;
  const shrunk = bytes ? new File([bytes], name, { type: 'image/jpeg', lastModified }) : file;
  return { file: shrunk, facts, thumbnail };
}
