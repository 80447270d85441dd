import type { ApiError } from '../../../lib/api-error';
import { isKeyReused } from '../../../lib/attempt';
import { randomId } from '../../../lib/random-id';
import type { UploadedProject } from '../../../types/api';
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
  /** The person who is signed in. Pictures of others wait for them. */
  userId: string;
  send: SendPicture;
  /** Called when a picture has changed. */
  onChange: (picture: QueuedPicture | undefined) => void;
}

/** No session, or no more for now: what failed for one picture fails for the next. */
const endsRun = ({ status, code }: ApiError) =>
  [401, 429, 503].includes(status) || (status === 0 && !navigator.onLine) || code === 'chosen_by_other';

/** A lost connection or the server’s own failure, which may be due to this picture: the others go first. */
const isPicturesOwn = ({ status }: ApiError) =>
  status === 0 || status === 408 || (status >= 500 && status !== 507);

const mostPutOff = 3;

/** Whether the browser says that this connection costs. */
const isMetered = () => {
  const type = (navigator as { connection?: { type?: string } }).connection?.type;
  return type !== undefined && !['wifi', 'ethernet', 'unknown'].includes(type);
};

/**
 * Sends what waits, one after the other. The caller holds the lock of the queue: what an earlier run was sending when it was
 * cut off is sent again, and its key keeps it from becoming a second card.
 *
 * @returns the failure that ended the run; null if nothing waits
 */
export async function sendQueue({ store, userId, send, onChange }: Sending): Promise<ApiError | null> {
  const set = async (id: string, changes: Partial<QueuedPicture>) =>
    onChange(await store.change(id, changes));
  const putOff = new Map<string, ApiError>();
  const mayGo = (one: QueuedPicture) =>
    one.userId === userId && isOpen(one) && !putOff.has(one.id) && !(one.isWifiOnly && isMetered());
  const next = async () => (await store.list()).find(mayGo);
  for (let picture = await next(); picture; picture = await next()) {
    const { id } = picture;
    await set(id, { state: 'sending', failure: undefined });
    const bytes = await store.bytes(id);
    if (!bytes) {
      await set(id, { state: 'failed', fault: 'lost' });
      continue;
    }
    const answer = await send(uploadOf(picture, bytes), picture.key, id);
    if ('data' in answer) {
      const { id: projectId, wasPresent, waitingSince } = answer.data;
      const state = wasPresent ? 'present' : 'sent';
      await set(id, { state, projectId, ...(waitingSince && { isWaiting: true }) });
      continue;
    }
    const { error } = answer;
    const isPassing = endsRun(error) || isPicturesOwn(error);
    if (isPassing) {
      await set(id, { state: 'waiting', failure: kept(error) });
      putOff.set(id, error);
      if (endsRun(error) || putOff.size === mostPutOff) return error;
      continue;
    }
    // It was changed after an attempt whose answer was lost. Under a new key the same bytes are found in the gallery.
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
