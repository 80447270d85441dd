import { showBadge } from '../features/projects/queue/device';
import { openQueueChannel, announceChange, withFreeQueueLock } from '../features/projects/queue/queue-lock';
import { openDurableStore } from '../features/projects/queue/queue-store';
import { isOpen } from '../features/projects/queue/queued-picture';
import { pictureBody } from '../features/projects/queue/picture-body';
import { type SendPicture, sendQueue } from '../features/projects/queue/send-queue';
import { toApiError } from '../lib/api-error';
import type { Session, UploadedProject } from '../types/api';

/**
 * Sends the signed-in user's queued pictures. Rejects if a page is sending pictures, or if a picture has failed and
 * should be retried, so that the browser repeats the sync.
 */
export async function sendPictures(): Promise<void> {
  await withFreeQueueLock(async () => {
    const store = await openDurableStore();
    const channel = openQueueChannel();
    const session = (await (await fetch('/api/user/session')).json()) as Session;
    const userId = session.user?.id;
    if (userId === undefined) return;
    const onChange = () => announceChange(channel);
    const failure = await sendQueue({ store, userId, send, onChange });
    channel?.close();
    await showBadge((await store.list()).filter((one) => one.userId === userId && isOpen(one)).length);
    if (failure) throw new Error('pictures are left');
  });
}

const send: SendPicture = async (upload, key) => {
  try {
    const answer = await fetch('/api/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: await pictureBody(upload),
    });
    if (answer.ok) return { data: (await answer.json()) as UploadedProject };
    const { status, statusText } = answer;
    const retryAfter = answer.headers.get('retry-after');
    return { error: toApiError({ status, statusText, body: await answer.text(), retryAfter }) };
  } catch {
    return { error: { status: 0, message: '0: no answer' } };
  }
};
