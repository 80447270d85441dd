const name = 'sandhill-session';

/** Says to the browser's other tabs that somebody signed in or out here. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within the origin
  channel.postMessage('changed');
  channel.close();
}

/** Calls when somebody signed in or out in another tab; the answer ends that. */
export function onOtherTabs(listen: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listen);
  return () => channel.close();
}
