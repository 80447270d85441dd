import { apiUrl } from '../../../lib/base-query';

/** Event of a lead, or of a conversation of the help chat: its id alone. */
export interface LeadNews {
  subject: 'lead' | 'chat';
  id: string;
  what: 'created' | 'changed';
}

interface Listener {
  /** `isFirst` is true in the one tab that heard it from the server. */
  onNews: (news: LeadNews, isFirst: boolean) => void;
  /** Whether the event stream is open; while it is not, the list is polled. */
  onConnected: (isConnected: boolean) => void;
}

type Message = { news: LeadNews } | { isConnected: boolean };

const name = 'sandhill-lead-news';
const againMs = 30_000;

/** Listens to the server until `signal` aborts. The browser reopens a connection that the server ends. */
function listen({ onNews, onConnected }: Listener, signal: AbortSignal): void {
  const source = new EventSource(apiUrl('/lead-events'));
  for (const subject of ['lead', 'chat'] as const)
    source.addEventListener(subject, ({ data }: MessageEvent<string>) =>
      onNews({ ...(JSON.parse(data) as Pick<LeadNews, 'id' | 'what'>), subject }, true),
    );
  source.addEventListener('open', () => onConnected(true));
  source.addEventListener('error', () => {
    // While it connects again within a second, nothing is missed.
    if (source.readyState !== EventSource.CLOSED) return;
    onConnected(false);
    const again = setTimeout(() => !signal.aborted && listen({ onNews, onConnected }, signal), againMs);
    signal.addEventListener('abort', () => clearTimeout(again), { once: true });
  });
  signal.addEventListener('abort', () => source.close(), { once: true });
}

/** Holds the lock for as long as this tab listens for all of the browser's tabs. */
async function lead(locks: LockManager, begin: () => void, signal: AbortSignal): Promise<void> {
  const whole = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await locks.request(name, { signal }, () => {
    begin();
    return whole;
  });
}

/**
 * Hears of new and changed leads and conversations: one tab of the browser listens to the server and tells the others; when it closes,
 * another takes over. @returns how to stop
 */
export function hearOfLeads(listener: Listener): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('news' in data) listener.onNews(data.news, false);
    else listener.onConnected(data.isConnected);
  });
  const tell = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within the origin
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
  // Without locks, as where the page is not served over HTTPS, each tab listens for itself.
  if ('locks' in navigator) lead(navigator.locks, begin, stop.signal).catch(() => undefined);
  else begin();
  return () => {
    stop.abort();
    channel.close();
  };
}
