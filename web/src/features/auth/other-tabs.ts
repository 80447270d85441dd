const name = 'sandhill-session';

/** Says to the browser's other tabs that somebody signed in or out here. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

/** Calls when somebody signed in or out in another tab; the answer ends that. */
export function onOtherTabs(listen: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listen);
  return () => channel.close();
}
