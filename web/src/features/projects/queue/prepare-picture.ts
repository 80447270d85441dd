import type { PictureFacts } from './picture-facts';
import type { ShrunkPicture } from './shrink-camera-picture';

/** A file as it is judged, kept and sent. */
interface PreparedPicture {
  /** The shrunk picture under the name of the file, or the file itself. */
  file: File;
  facts: PictureFacts;
  thumbnail?: string;
}

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Whether this browser can look into a file in a worker. */
export const canPrepare = ({ type }: File): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && /^image\/|^$/.test(type);

/** One after the other: each decoded picture takes 50 MB of a phone's memory. */
export function preparePicture(file: File, areOriginalsWanted: boolean): Promise<PreparedPicture> {
  if (!canPrepare(file)) return Promise.resolve({ file, facts: {} });
  const prepared = last.then(() => shrink(file, areOriginalsWanted));
  last = prepared.catch(() => undefined);
  return prepared;
}

async function shrink(file: File, areOriginalsWanted: boolean): Promise<PreparedPicture> {
  const { facts, bytes, thumbnail } = await askWorker(file, areOriginalsWanted);
  const { name, lastModified } = file;
  const shrunk = bytes ? new File([bytes], name, { type: 'image/jpeg', lastModified }) : file;
  return { file: shrunk, facts, thumbnail };
}

/** A worker that the device ends, such as without enough memory, leaves the file as it is. */
function askWorker(file: File, areOriginalsWanted: boolean): Promise<ShrunkPicture> {
  worker ??= new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise((resolve) => {
    const once = { once: true };
    const lose = () => {
      asked.terminate();
      worker = null;
      resolve({ facts: {} });
    };
    asked.addEventListener('error', lose, once);
    const take = ({ data }: MessageEvent<ShrunkPicture>) => {
      asked.removeEventListener('error', lose);
      resolve(data);
    };
    asked.addEventListener('message', take, once);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    asked.postMessage({ file, areOriginalsWanted });
  });
}
