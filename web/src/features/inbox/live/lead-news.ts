import { apiUrl } from '../../../lib/base-query';

/** An event of a lead or of a help-chat conversation. It contains the id, but no content. */
export interface LeadNews {
  subject: 'lead' | 'chat';
  id: string;
  what: 'created' | 'changed';
}

interface Listener {
  /** Called with each event. `isFirst` is true only in the tab that received it from the server. */
  onNews: (news: LeadNews, isFirst: boolean) => void;
  /** Called when the event stream opens or closes. While it is closed, the list is polled. */
  onConnected: (isConnected: boolean) => void;
}

type Message = { news: LeadNews } | { isConnected: boolean };

const name = 'sandhill-lead-news';
const againMs = 30_000;

/** Listens to the server until `signal` aborts. If the server ends the connection, the browser opens it again. */
function listen({ onNews, onConnected }: Listener, signal: AbortSignal): void {
  const source = new EventSource(apiUrl('/lead-events'));
  for (const subject of ['lead', 'chat'] as const)
    source.addEventListener(subject, ({ data }: MessageEvent<string>) =>
      onNews({ ...(JSON.parse(data) as Pick<LeadNews, 'id' | 'what'>), subject }, true),
    );
  source.addEventListener('open', () => onConnected(true));
  source.addEventListener('error', () => {
    onConnected(false);
    // While the source is not closed, the browser reconnects automatically. It sends the id of the last event, and the
    // service sends the events since then, but none older than ten minutes.
    if (source.readyState !== EventSource.CLOSED) return;
    const again = setTimeout(() => !signal.aborted && listen({ onNews, onConnected }, signal), againMs);
    signal.addEventListener('abort', () => clearTimeout(again), { once: true });
  });
  signal.addEventListener('abort', () => source.close(), { once: true });
}

/**
 * Waits for the lock, calls `begin`, and holds the lock until the signal aborts. The tab with the lock listens on
 * behalf of all tabs of the browser.
 */
async function lead(locks: LockManager, begin: () => void, signal: AbortSignal): Promise<void> {
  const whole = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await locks.request(name, { signal }, () => {
    begin();
    return whole;
  });
}

/**
 * Reports new and changed leads and conversations. One tab of the browser listens to the server and passes the events
 * to the others. When that tab closes, another tab takes over.
 *
 * @returns a function that stops listening
 */
export function subscribeToLeadNews(listener: Listener): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('news' in data) listener.onNews(data.news, false);
    else listener.onConnected(data.isConnected);
  });
  const tell = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    if (!stop.signal.aborted) channel.postMessage(message);
  };
  const begin = () =>
    listen(
      {
        onNews: (news) => {
          listener.onNews(news, true);
          tell({ news });
        },
        onConnected: (isConnected) => {
          listener.onConnected(isConnected);
          tell({ isConnected });
        },
      },
      stop.signal,
    );
  // Without locks, for instance on a page without HTTPS, each tab listens on its own.
  if ('locks' in navigator) lead(navigator.locks, begin, stop.signal).catch(() => undefined);
  else begin();
  return () => {
    stop.abort();
    channel.close();
  };
}
