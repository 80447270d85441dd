import { pictureBody, type PictureUpload } from './picture-body';

/**
 * Answers each message with the body of the request. Runs in a worker, because copying 2 MB of text into a blob takes a
 * fifth of a second on a phone and would block the page.
 */
self.addEventListener('message', ({ data }: MessageEvent<PictureUpload>) => void answer(data));

async function answer(upload: PictureUpload): Promise<void> {
  const body = await pictureBody(upload).catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- goes to the page that started the worker
  self.postMessage(body);
}
