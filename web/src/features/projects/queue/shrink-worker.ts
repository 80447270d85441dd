import { shrinkCameraPicture, type ShrunkPicture } from './shrink-camera-picture';

interface Wanted {
  file: File;
  areOriginalsWanted: boolean;
}

/**
 * Answers each message with the shrunk picture. Runs in a worker, because decoding 12 megapixels takes a second on a
 * phone and would block the page.
 */
self.addEventListener('message', ({ data }: MessageEvent<Wanted>) => void answer(data));

async function answer({ file, areOriginalsWanted }: Wanted): Promise<void> {
  const shrunk: ShrunkPicture = await shrinkCameraPicture(file, areOriginalsWanted).catch(() => ({
    facts: {},
  }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- goes to the page that started the worker
  self.postMessage(shrunk, { transfer: shrunk.bytes ? [shrunk.bytes] : [] });
}
