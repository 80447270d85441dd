import { randomId } from '../../lib/random-id';

export const sessionChannel = 'sandhill-session';

/**
 * Id of this tab. It lets the tab ignore its own messages, which other channel objects of the same tab receive as well.
 * Refetching the session because of such a message could undo a sign-out that did not reach the server.
 */
const ownTab = randomId();

export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(sessionChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage(ownTab);
  channel.close();
}

/**
 * Calls `listen` after a sign-in or sign-out in another tab.
 *
 * @returns a function that stops listening
 */
export function onOtherTabs(listen: () => void): () => void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.addEventListener('message', ({ data }) => {
    if (data !== ownTab) listen();
  });
  return () => channel.close();
}
