import type { Progress } from '../../../components/ui/sending-progress';
import type { AppDispatch } from '../../../lib/root-reducer';
import { addProject } from '../api/manage-api';
import { WorkerClient } from './worker-client';
import { pictureBody, type PictureUpload } from './picture-body';
import type { SendPicture } from './send-queue';

const startBodies = () => new Worker(new URL('./body-worker.ts', import.meta.url), { type: 'module' });

/**
 * Returns a function that sends pictures with the page's own API call, so that the page's lists are updated. A web
 * worker builds the request bodies if the browser supports workers.
 */
export function sendFromPage(
  dispatch: AppDispatch,
  tellProgress: (id: string, progress: Progress) => void,
): SendPicture {
  const bodies = typeof Worker === 'function' ? new WorkerClient<PictureUpload, Blob>(startBodies) : null;
  return async (upload, idempotencyKey, id) => {
    const onProgress = (progress: Progress) => tellProgress(id, progress);
    const body = (await bodies?.request(upload)) ?? (await pictureBody(upload));
    // Not tracked, because the store would otherwise keep each request body.
    const request = addProject.initiate({ project: body, idempotencyKey, onProgress }, { track: false });
    const sent = await dispatch(request);
    onProgress(null);
    return sent as Awaited<ReturnType<SendPicture>>;
  };
}
