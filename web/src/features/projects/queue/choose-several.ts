import { nextTask } from '../../../lib/next-task';
import { FileUnreadable } from '../../../lib/read-file';
import { DeviceFull } from './device';
import type { PictureQueue } from './picture-queue';
import { preparePicture } from './prepare-picture';
import type { PictureWords } from './queued-picture';

interface Choice {
  /** Returns why a prepared file is refused; null if it is accepted. */
  faultOf: (file: File) => string | null;
  wordsOf: (file: File) => PictureWords;
}

/**
 * Texts for the pictures that were still being prepared when the send button of their queue was pressed. These pictures
 * are sent as soon as they are ready.
 */
const pressed = new WeakMap<PictureQueue, Partial<PictureWords>>();

/** Saves chosen files on the device, one after the other. They are sent only when `sendSeveral` is called. */
export async function chooseSeveral(queue: PictureQueue, chosen: File[], choice: Choice): Promise<void> {
  // Runs as a separate task, because reading size and date of sixty files takes a tenth of a second on a phone.
  await nextTask();
  // Skips files that are already queued, for instance from before a crash, because shrinking a file again takes about a
  // second on a phone.
  const files = chosen.filter((file) => !queue.sameAs(file));
  queue.patch({ preparing: queue.read().preparing + files.length });
  let failure: unknown;
  for (const original of files) {
    try {
      await chooseOne(queue, original, choice);
      // The send button may have been pressed while this file was being saved.
      const words = pressed.get(queue);
      if (words) await queue.submit(words);
    } catch (error) {
      // The page already shows that the device is full. The other files may still be saved.
      if (!(error instanceof DeviceFull)) failure ??= error;
    } finally {
      queue.patch({ preparing: queue.read().preparing - 1 });
    }
  }
  if (queue.read().preparing === 0) pressed.delete(queue);
  if (failure) throw failure;
}

async function chooseOne(queue: PictureQueue, original: File, { faultOf, wordsOf }: Choice): Promise<void> {
  const prepared = await preparePicture(original, queue.read().settings.areOriginalsWanted);
  const fault = faultOf(prepared.file);
  const more = pressed.get(queue);
  const words = { ...wordsOf(original), ...more };
  const addition = { ...prepared, original, words };
  try {
    if (fault) await queue.add({ ...addition, state: 'failed', fault });
    else await queue.add({ ...addition, state: more ? 'waiting' : 'chosen' });
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    await queue.add({ ...addition, state: 'failed', fault: 'unreadable' });
  }
}

/** Sends the chosen pictures. Those still being prepared follow once they are ready. */
export async function sendSeveral(queue: PictureQueue, words: Partial<PictureWords>): Promise<void> {
  if (queue.read().preparing > 0) pressed.set(queue, words);
  await queue.submit(words);
}
