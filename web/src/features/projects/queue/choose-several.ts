import { DeviceFull, type PictureQueue } from './picture-queue';
import { preparePicture } from './prepare-picture';
import type { PictureWords } from './queued-picture';

interface Choice {
  /** Why a file is not taken, as it would be sent. */
  faultOf: (file: File) => string | null;
  wordsOf: (file: File) => PictureWords;
}

/** Whether what is still being prepared goes at once, by queue: its button was pressed meanwhile. */
const pressed = new WeakMap<PictureQueue, Partial<PictureWords>>();

/** Puts files on the device, one after the other. They wait there for `sendSeveral`. */
export async function chooseSeveral(queue: PictureQueue, chosen: File[], choice: Choice): Promise<void> {
  // A task of its own: to read the size and the date of sixty files takes a phone a tenth of a second.
  await new Promise((resolve) => setTimeout(resolve));
  // Chosen again after a crash: shrinking one more time would take a phone a second each.
  const files = chosen.filter((file) => !queue.sameAs(file));
  queue.patch({ preparing: queue.read().preparing + files.length });
  for (const original of files) {
    try {
      await chooseOne(queue, original, choice);
      // The button may have been pressed while this one was written.
      const words = pressed.get(queue);
      if (words) await queue.submit(words);
    } catch (error) {
      // The page says so already.
      if (!(error instanceof DeviceFull)) throw error;
    } finally {
      queue.patch({ preparing: queue.read().preparing - 1 });
    }
  }
  if (queue.read().preparing === 0) pressed.delete(queue);
}

async function chooseOne(queue: PictureQueue, original: File, { faultOf, wordsOf }: Choice): Promise<void> {
  const prepared = await preparePicture(original, queue.read().settings.areOriginalsWanted);
  const fault = faultOf(prepared.file);
  const more = pressed.get(queue);
  const words = { ...wordsOf(original), ...more };
  if (fault) await queue.add({ ...prepared, original, words, state: 'failed', fault });
  else await queue.add({ ...prepared, original, words, state: more ? 'waiting' : 'chosen' });
}

/** Sends what was chosen, and what is still being prepared. */
export async function sendSeveral(queue: PictureQueue, words: Partial<PictureWords>): Promise<void> {
  if (queue.read().preparing > 0) pressed.set(queue, words);
  await queue.submit(words);
}
