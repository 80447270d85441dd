import { waitFor } from '@testing-library/react';
import { subscribeToLeadNews, type LeadNews } from './lead-news';

/** Replaces the browser's `EventSource`, which jsdom lacks. */
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];

  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.dispatchEvent(new Event('closed'));
  }
}

/** Returns a fake of `navigator.locks`, which jsdom lacks. It gives the lock only to the first tab. */
function oneLock() {
  let isHeld = false;
  return {
    request: async (_name: string, _options: object, hold: () => Promise<unknown>) => {
      if (isHeld) return undefined;
      isHeld = true;
      return hold();
    },
  };
}

const globals = [
  [globalThis, 'EventSource', FakeEventSource],
  [navigator, 'locks', oneLock()],
] as const;

describe('news of leads', () => {
  const stops: Array<() => void> = [];

  beforeEach(() => {
    for (const [on, name, value] of globals) Object.defineProperty(on, name, { value, configurable: true });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    for (const [on, name] of globals) Reflect.deleteProperty(on, name);
  });

  it('reach each tab of a browser, of which one asks the server', async () => {
    const heard: Array<{ tab: string; news: LeadNews; isFirst: boolean }> = [];
    for (const tab of ['first', 'second'])
      stops.push(
        subscribeToLeadNews({
          onNews: (news, isFirst) => heard.push({ tab, news, isFirst }),
          onConnected: () => undefined,
        }),
      );
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));

    const data = JSON.stringify({ id: 'lead-1', what: 'created' });
    FakeEventSource.opened[0]?.dispatchEvent(new MessageEvent('lead', { data }));

    const news = { subject: 'lead', id: 'lead-1', what: 'created' };
    await waitFor(() =>
      expect(heard).toEqual([
        { tab: 'first', news, isFirst: true },
        { tab: 'second', news, isFirst: false },
      ]),
    );
  });
});
