import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aLead } from '../../../testing/factories';
import { haveLeads, openInbox } from '../../../testing/open-inbox';

/** Stands in for the browser's, which jsdom has none of. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(id: string, what: string): void {
    this.dispatchEvent(new MessageEvent('lead', { data: JSON.stringify({ id, what }) }));
  }
}

describe('an open list', () => {
  beforeEach(() => {
    FakeEventSource.opened = [];
    Object.defineProperty(globalThis, 'EventSource', { value: FakeEventSource, configurable: true });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    jest.restoreAllMocks();
  });

  it('shows what came in without a reload, and counts it in the title until somebody looks', async () => {
    haveLeads(aLead());
    const { unmount } = await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    const [source] = FakeEventSource.opened;
    expect(source?.url).toMatch(/\/api\/lead-events$/);
    haveLeads(aLead({ id: 'lead-2', name: 'Bo Lee' }), aLead());
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);

    source?.tell('lead-2', 'created');
    source?.tell('lead-2', 'created');

    expect(await screen.findByRole('link', { name: 'Bo Lee' })).toBeVisible();
    expect(document.title).toBe('(1) Leads | Admin');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(document.title).toBe('Leads | Admin'));
    unmount();
    expect(source?.readyState).toBe(FakeEventSource.CLOSED);
  });
});
