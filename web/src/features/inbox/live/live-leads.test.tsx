import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aChatSummary, aLead, aStaffChat, aStaffChatMessage, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { anOfficeVisit, thursday } from '../../../testing/office-visit';
import { haveLeads, openInbox } from '../../../testing/open-inbox';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { OfficeVisit, StaffChatSummary } from '../../../types/api';

/** Replaces the browser's `EventSource`, which jsdom lacks. */
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

  report(event: Event): void {
    act(() => void this.dispatchEvent(event));
  }

  tell(id: string, what: string, subject = 'lead'): void {
    this.report(new MessageEvent(subject, { data: JSON.stringify({ id, what }) }));
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
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(document.title).toBe('Leads | Admin'));
    unmount();
    expect(source?.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('is counted on its tab and in the title while another tab is open', async () => {
    haveLeads(aLead());
    await openInbox();
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);

    FakeEventSource.opened.at(-1)?.tell('lead-2', 'created');

    expect(await screen.findByRole('tab', { name: 'Leads 1 new lead' })).toBeVisible();
    expect(document.title).toMatch(/^\(1\) /);
    await userEvent.click(screen.getByRole('tab', { name: 'Leads 1 new lead' }));
    expect(await screen.findByRole('tab', { name: 'Leads' })).toBeVisible();
  });

  it('reads everything again after a sleep that is longer than events are kept for', async () => {
    haveLeads(aLead());
    await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    const [source] = FakeEventSource.opened;
    source?.report(new Event('open'));
    haveLeads(aLead({ id: 'lead-2', name: 'Bo Lee' }), aLead());
    const wokenAt = Date.now() + 11 * 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => wokenAt);

    source?.report(new Event('error'));
    source?.report(new Event('open'));

    expect(await screen.findByRole('link', { name: 'Bo Lee' })).toBeVisible();
  });

  it('reads everything again when a connection that the browser gave up is opened again', async () => {
    haveLeads(aLead());
    await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    const [source] = FakeEventSource.opened;
    source?.report(new Event('open'));
    source?.report(new Event('error'));
    haveLeads(aLead({ id: 'lead-2', name: 'Bo Lee' }), aLead());
    const openedAt = Date.now() + 30_000;
    jest.spyOn(Date, 'now').mockImplementation(() => openedAt);

    source?.report(new Event('open'));

    expect(await screen.findByRole('link', { name: 'Bo Lee' })).toBeVisible();
  });

  it('is read again when the service worker has a newer one than it gave the page', async () => {
    const workers = Object.assign(new EventTarget(), { getRegistrations: async () => [] });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
    const tell = (keptAt: number | null, isNews: boolean) =>
      act(() => {
        workers.dispatchEvent(new MessageEvent('message', { data: { type: 'kept-answer', keptAt, isNews } }));
      });
    haveLeads(aLead());
    await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    // While the event stream is open, the list is not polled.
    FakeEventSource.opened[0]?.report(new Event('open'));
    tell(Date.now(), false);
    expect(screen.getByText(/^No connection\. Last updated/)).toBeVisible();
    haveLeads(aLead({ id: 'lead-2', name: 'Bo Lee' }), aLead());

    tell(null, true);

    expect(await screen.findByRole('link', { name: 'Bo Lee' })).toBeVisible();
    expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'isSecureContext');
  });

  it('asks nothing more once the user signs out', async () => {
    haveLeads(aLead());
    const closedAtSignOut: boolean[] = [];
    server.use(
      http.post('*/api/user/logout', () => {
        closedAtSignOut.push(FakeEventSource.opened.at(-1)?.readyState === FakeEventSource.CLOSED);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });

    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);

    await waitFor(() => expect(closedAtSignOut).toEqual([true]));
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('counts a chat that begins, and shows what is said in an open one', async () => {
    const chats: StaffChatSummary[] = [];
    let chat = aStaffChat();
    server.use(
      http.get('*/api/chats', () => HttpResponse.json({ chats })),
      http.get('*/api/chats/chat-1', () => HttpResponse.json(chat)),
    );
    await openInbox();
    expect(await screen.findByRole('link', { name: 'Open chats 0' })).toBeVisible();
    const [source] = FakeEventSource.opened;
    chats.push(aChatSummary());

    source?.tell('chat-1', 'created', 'chat');

    await userEvent.click(await screen.findByRole('link', { name: 'Open chats 1 1 unread' }));
    await userEvent.click(await screen.findByRole('link', { name: '¿Podan palmas?' }));
    const log = await screen.findByRole('log', { name: 'Messages' });
    chat = aStaffChat({
      messages: [aStaffChatMessage(), aStaffChatMessage({ id: 'said-2', content: '¿Y robles?' })],
    });
    source?.tell('chat-1', 'changed', 'chat');

    expect(await within(log).findByText('¿Y robles?')).toBeVisible();
  });

  it('shows a visit that a customer books while the office looks at its week', async () => {
    const visits: OfficeVisit[] = [];
    server.use(
      http.get('*/api/visits', () => HttpResponse.json({ people: [], visits })),
      http.get('*/api/visits/unfit', () => HttpResponse.json({ people: [], visits: [] })),
      http.get('*/api/visits/days', () =>
        HttpResponse.json({ windows: [{ ...thursday, places: 2, taken: visits.length, offeredTo: [] }] }),
      ),
    );
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-01T15:00:00Z'));
    signedInAs(aUser());
    openPage('/admin/visits?on=2026-12-01');
    expect(await screen.findByText('No visits this week')).toBeVisible();
    expect(await screen.findByRole('button', { name: /2 free$/ })).toBeVisible();
    const visit = anOfficeVisit();
    visits.push(visit);

    FakeEventSource.opened[0]?.tell(visit.lead.id, 'changed');

    expect(await screen.findByRole('heading', { name: /Ann Palmer/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: /1 free$/ })).toBeVisible();
  });

  it('says no more that a visitor is on the page who has left', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const chat = aChatSummary({ seenAt: new Date().toISOString() });
    server.use(http.get('*/api/chats', () => HttpResponse.json({ chats: [chat] })));
    signedInAs(aUser());
    openPage('/admin/leads/chats');
    expect(await screen.findByText('On the page')).toBeVisible();
    // While the event stream is open, no poll looks for missed events.
    FakeEventSource.opened[0]?.report(new Event('open'));

    act(() => jest.advanceTimersByTime(90_000));

    await waitFor(() => expect(screen.queryByText('On the page')).toBeNull());
    expect(screen.getByRole('article')).toBeVisible();
    jest.useRealTimers();
  });

  it('says how old a lead is and that it is late, although nothing happens', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const createdAt = new Date().toISOString();
    const dueAt = new Date(Date.now() + 30 * 60_000).toISOString();
    haveLeads(aLead({ createdAt, age: { businessHours: 0, isLate: false, dueAt } }));
    await openInbox();
    expect(await screen.findByText(/^Due by/)).toBeVisible();
    FakeEventSource.opened[0]?.report(new Event('open'));

    act(() => jest.advanceTimersByTime(31 * 60_000));

    expect(await screen.findByText(/^Late: was due/)).toBeVisible();
    expect(screen.getByText('31 minutes ago')).toBeVisible();
    jest.useRealTimers();
  });
});
