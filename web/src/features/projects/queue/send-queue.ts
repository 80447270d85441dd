import type { ApiError } from '../../../lib/api-error';
import { isKeyReused } from '../../../lib/idempotency-key';
import { randomId } from '../../../lib/random-id';
import type { UploadedProject } from '../../../types/api';
import { connectionType } from './device';
import type { PictureUpload } from './picture-body';
import type { QueueStore } from './queue-store';
import { isOpen, type QueuedPicture } from './queued-picture';

export type SendPicture = (
  upload: PictureUpload,
  key: string,
  id: string,
) => Promise<{ data: UploadedProject } | { error: ApiError }>;

interface Sending {
  store: QueueStore;
  /** Id of the user whose pictures are sent. */
  userId: string;
  send: SendPicture;
  onChange: (picture: QueuedPicture | undefined) => void;
}

/**
 * Returns whether a failure ends the run, because the next picture would fail, too: the user is signed out, another
 * user is signed in, there is no connection, or the server is busy.
 */
const endsRun = ({ status, code }: ApiError) =>
  [401, 429, 503].includes(status) || (status === 0 && !navigator.onLine) || code === 'chosen_by_other';

/**
 * Returns whether a failure is a lost connection or a server error, which the picture itself may have caused. If so,
 * other pictures are sent first.
 */
const isPicturesOwn = ({ status }: ApiError) =>
  status === 0 || status === 408 || (status >= 500 && status !== 507);

const maxDeferred = 3;

const isMetered = () => {
  const type = connectionType();
  return type !== undefined && !['wifi', 'ethernet', 'unknown'].includes(type);
};

/**
 * Sends waiting pictures one after the other. The caller must hold the queue's lock. A picture whose sending was
 * interrupted is sent again; its key prevents a duplicate.
 *
 * @returns the failure that ended the run; otherwise the first failure after which a picture must be retried; null if
 * there is neither
 */
export async function sendQueue({ store, userId, send, onChange }: Sending): Promise<ApiError | null> {
  const set = async (id: string, changes: Partial<QueuedPicture>) => {
    const changed = await store.change(id, changes);
    onChange(changed);
    return changed;
  };
  const putOff = new Map<string, ApiError>();
  const mayGo = (one: QueuedPicture) =>
    one.userId === userId && isOpen(one) && !putOff.has(one.id) && !(one.isWifiOnly && isMetered());
  const next = async () => (await store.list()).find(mayGo);
  for (let listed = await next(); listed; listed = await next()) {
    const { id } = listed;
    // If the device is full, even this small change fails. The picture is sent anyway, because sending frees space.
    const changed = await set(id, { state: 'sending', failure: undefined }).catch(() => undefined);
    // The picture's texts may have been edited since it was listed.
    const picture = changed ?? listed;
    const bytes = await store.bytes(id);
    if (!bytes) {
      await set(id, { state: 'failed', fault: 'lost' });
      continue;
    }
    const answer = await send(uploadOf(picture, bytes), picture.key, id);
    if ('data' in answer) {
      const { id: projectId, wasPresent, waitingSince } = answer.data;
      const state = wasPresent ? 'present' : 'sent';
      const sent = {
        state,
        projectId,
        sentAt: Date.now(),
        ...(waitingSince && { isWaiting: true }),
      } as const;
      await set(id, sent).catch(async () => {
        await store.remove([id]);
        onChange(undefined);
      });
      continue;
    }
    const { error } = answer;
    const isPassing = endsRun(error) || isPicturesOwn(error);
    if (isPassing) {
      await set(id, { state: 'waiting', failure: kept(error) });
      putOff.set(id, error);
      if (endsRun(error) || putOff.size === maxDeferred) return error;
      continue;
    }
    // The picture was changed after an attempt whose response was lost. It is sent again under a new key, and the
    // server recognizes the bytes if they are already in the gallery.
    if (isKeyReused(error)) await set(id, { state: 'waiting', key: randomId() });
    else await set(id, { state: 'failed', failure: kept(error) });
  }
  return [...putOff.values()][0] ?? null;
}

const kept = ({ status, code, fields, message, retryAfter }: ApiError) => ({
  status,
  code,
  fields,
  message,
  retryAfter,
});

function uploadOf({ words, fileName, userId, type }: QueuedPicture, bytes: ArrayBuffer): PictureUpload {
  return { fields: { ...words, fileName, chosenBy: userId, unlessPresent: true }, bytes, type };
}
