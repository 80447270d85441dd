import { type NoticeScope, showNotices } from './push';

const claim = { id: '019aa000-0000-7000-8000-000000000001', label: 'I have it' };
const message = { title: 'New quote', url: '/admin/leads/Q-1', tag: 'Q-1', claim };

type Listener = (event: object) => void;

/** The worker, with fakes for the objects that a browser provides. */
class Worker {
  readonly shown: Array<{ title: string; looks: { data: object; actions: object[] } }> = [];
  readonly opened: string[] = [];
  readonly asked: Array<{ address: string; request: RequestInit }> = [];
  private readonly listeners = new Map<string, Listener>();

  readonly told: object[] = [];

  constructor(
    private readonly claimStatus = 200,
    openTab?: string,
  ) {
    const tab = {
      url: openTab,
      focus: async () => tab,
      postMessage: (said: object) => void this.told.push(said),
    };
    const self = {
      location: { origin: 'https://grounds.test' },
      addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener),
      registration: {
        showNotification: async (title: string, looks: never) => void this.shown.push({ title, looks }),
      },
      clients: {
        matchAll: async () => (openTab ? [tab] : []),
        openWindow: async (url: string) => void this.opened.push(url),
      },
    };
    const fetch = async (address: string, request: RequestInit) => {
      this.asked.push({ address, request });
      return { ok: this.claimStatus < 300 };
    };
    globalThis.fetch = fetch as never;
    showNotices(self as unknown as NoticeScope);
  }

  async raise(name: string, event: object): Promise<void> {
    let work: Promise<void> | undefined;
    this.listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<void>) => (work = promise) });
    await work;
  }

  async press(action: string): Promise<void> {
    await this.raise('push', { data: { json: () => message } });
    const [{ looks } = { looks: { data: {} } }] = this.shown;
    await this.raise('notificationclick', {
      action,
      notification: { data: looks.data, close: () => undefined },
    });
  }
}

describe('the notice of a new lead', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('opens the lead', async () => {
    const worker = new Worker();

    await worker.press('');

    expect(worker.opened).toEqual(['https://grounds.test/admin/leads/Q-1']);
    expect(worker.asked).toEqual([]);
  });

  it('opens the lead in an open tab of the admin area, which is not loaded again', async () => {
    const worker = new Worker(200, 'https://grounds.test/admin/upload');

    await worker.press('');

    expect(worker.told).toEqual([{ type: 'open-page', path: '/admin/leads/Q-1' }]);
    expect(worker.opened).toEqual([]);
  });

  it('claims the lead by its button, and opens nothing', async () => {
    const worker = new Worker();

    await worker.press('claim');

    expect(worker.shown[0]?.looks.actions).toEqual([{ action: 'claim', title: 'I have it' }]);
    expect(worker.asked).toMatchObject([
      { address: `/api/leads/${claim.id}/claim`, request: { method: 'POST', body: '{"via":"push"}' } },
    ]);
    expect(worker.opened).toEqual([]);
  });

  it('opens the lead where it cannot be claimed', async () => {
    const worker = new Worker(401);

    await worker.press('claim');

    expect(worker.opened).toEqual(['https://grounds.test/admin/leads/Q-1']);
  });

  it('is shown without a button if someone has the lead, or if it cannot be read', async () => {
    const worker = new Worker();

    await worker.raise('push', { data: { json: () => ({ ...message, claim: undefined }) } });
    await worker.raise('push', {});

    expect(worker.shown.map(({ title, looks }) => [title, looks.actions])).toEqual([
      ['New quote', []],
      ['Sandhill', []],
    ]);
  });
});
