import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aLead, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { Lead, LeadDetail, User } from '../../../types/api';

/** Answers every question for the list with these leads, and tells what was asked. */
function haveLeads(...leads: Lead[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/leads', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ leads, nextCursor: null });
    }),
  );
  return asked;
}

const haveLead = (lead: LeadDetail) =>
  server.use(http.get(`*/api/leads/${lead.id}`, () => HttpResponse.json(lead)));

async function openInbox(user: User = aUser()) {
  signedInAs(user);
  openPage('/admin');
  await userEvent.click(await screen.findByRole('tab', { name: 'Leads' }));
}

async function openLead(lead: LeadDetail, user?: User) {
  haveLeads(lead);
  haveLead(lead);
  await openInbox(user);
  await userEvent.click(await screen.findByRole('button', { name: lead.name }));
  await screen.findByRole('heading', { name: lead.name, level: 2 });
}

describe('the leads', () => {
  it('stand in a list, without spam', async () => {
    const asked = haveLeads(
      aLead({ mail: 'failed', photoCount: 2, age: { businessHours: 30, isLate: true } }),
      aLead({
        id: 'lead-2',
        kind: 'contact',
        name: 'Bo Lee',
        subject: 'Palms',
        services: [],
        age: { businessHours: 2.5, isLate: false },
      }),
    );
    await openInbox();

    expect(await screen.findByText('Quote request: Irrigation')).toBeVisible();
    expect(await screen.findByText('Message: Palms')).toBeVisible();
    expect(await screen.findByText('Mail failed')).toBeVisible();
    expect(await screen.findByText('2 photos')).toBeVisible();
    expect(await screen.findByText('Promised answer is late')).toBeVisible();
    expect(await screen.findByText('2.5 business hours unanswered')).toBeVisible();
    expect(asked[0]?.get('status')).toBe('new,contacted,won,lost');
  });

  it('are found by words, kind and status', async () => {
    const asked = haveLeads();
    await openInbox();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'heron');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Message');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Spam');

    expect(await screen.findByText('No lead matches')).toBeVisible();
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        q: 'heron',
        kind: 'contact',
        status: 'spam',
        limit: '50',
      }),
    );
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/leads/export.csv?q=heron&kind=contact&status=spam'),
    );
  });

  it('come page by page', async () => {
    server.use(
      http.get('*/api/leads', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        const lead = isFirst ? aLead() : aLead({ id: 'lead-2', name: 'Bo Lee' });
        return HttpResponse.json({ leads: [lead], nextCursor: isFirst ? 'next' : null });
      }),
    );
    await openInbox();

    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));

    expect(await screen.findByText('Bo Lee')).toBeVisible();
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('say when there is none, and when they did not load', async () => {
    server.use(http.get('*/api/leads', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await openInbox();
    expect(await screen.findByText('The leads did not load. Please try again.')).toBeVisible();

    haveLeads();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('No leads yet')).toBeVisible();
  });

  it('are no sheet and have no bin for who is no administrator', async () => {
    haveLeads(aLead());
    await openInbox(aUser({ role: 'user', isAdmin: false }));

    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bin' })).toBeNull();
  });

  it('come back from the bin', async () => {
    const asked = haveLeads(aLead({ deletedAt: '2026-01-06T12:00:00.000Z' }));
    server.use(http.post('*/api/leads/lead-1/restore', () => HttpResponse.json(aWholeLead())));
    await openInbox();

    await userEvent.click(await screen.findByRole('button', { name: 'Bin' }));
    expect(await screen.findByText(/In the bin since/)).toBeVisible();
    expect(asked.at(-1)?.get('bin')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText('Lead restored')).toBeVisible();
  });
});

describe('a lead', () => {
  it('shows everything that was sent', async () => {
    await openLead(
      aWholeLead({
        photos: [{ id: 'photo-1', url: '/api/leads/photos/photo-1', width: 800, height: 600 }],
        notes: [{ id: 'note-1', author: 'ruth', text: 'Called.', createdAt: '2026-01-05T18:00:00.000Z' }],
      }),
    );

    for (const text of [
      'Two zones stay dry.',
      '12 Heron Way, Naples',
      'Naples, served',
      'Spanish',
      'Called.',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(await screen.findByText('/services/irrigation')).toBeVisible();
    expect(screen.getByRole('img', { name: /Photo 1/ })).toHaveAttribute('src', '/api/leads/photos/photo-1');
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:2395550150');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  it('changes its status', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/leads/lead-1', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aWholeLead({ status: 'won' }));
      }),
    );
    await openLead(aWholeLead());

    const view = screen.getByRole('article');
    await userEvent.selectOptions(within(view).getByRole('combobox', { name: 'Status' }), 'Won');

    expect(await screen.findByText('Status changed')).toBeVisible();
    expect(sent).toEqual([{ status: 'won' }]);
  });

  it('takes notes, but no empty ones, and keeps one that did not arrive', async () => {
    server.use(
      http.post('*/api/leads/lead-1/notes', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    await openLead(aWholeLead());

    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Please write a note')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Called twice');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));

    expect(await screen.findByText('The note was not kept')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('Called twice');
  });

  it('tells the fate of each mail and sends it again', async () => {
    let isSent = false;
    server.use(
      http.post('*/api/leads/lead-1/notifications/mail-1/send', () => {
        isSent = true;
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await openLead(
      aWholeLead({
        notifications: [
          {
            id: 'mail-1',
            kind: 'office_quote',
            recipient: 'office',
            status: 'failed',
            attempts: 3,
            lastError: '550 no such user',
            nextAttemptAt: null,
            sentAt: null,
          },
        ],
      }),
    );

    expect(await screen.findByText('Failed, 3 tries')).toBeVisible();
    expect(await screen.findByText('550 no such user')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Send again/ }));

    expect(await screen.findByText('On its way')).toBeVisible();
    expect(isSent).toBe(true);
  });

  it.each([
    ['Delete', 'delete', '*/api/leads/lead-1', 'Lead deleted'],
    ['Erase now', 'post', '*/api/leads/lead-1/erase', 'Lead erased'],
  ] as const)('goes after a question: %s', async (label, method, path, text) => {
    server.use(http[method](path, () => new HttpResponse(null, { status: 204 })));
    await openLead(aWholeLead());

    await userEvent.click(screen.getByRole('button', { name: label }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  it('says what an account may not do', async () => {
    server.use(http.patch('*/api/leads/lead-1', () => HttpResponse.json({}, { status: 403 })));
    await openLead(aWholeLead());

    await userEvent.selectOptions(
      within(screen.getByRole('article')).getByRole('combobox', { name: 'Status' }),
      'Won',
    );

    expect(await screen.findByText('The status was not changed')).toBeVisible();
    expect(await screen.findByText('Your account may not do this. Ask an administrator.')).toBeVisible();
  });
});

describe('mail', () => {
  it('that failed or is paused is told above all tabs', async () => {
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({ isPaused: true, pausedReason: '535 wrong password', failedCount: 2 }),
      ),
    );
    signedInAs(aUser());
    openPage('/admin');

    expect(await screen.findByText(/Sending mail is paused/)).toBeVisible();
    expect(await screen.findByText('The mail server said: 535 wrong password')).toBeVisible();
    expect(await screen.findByText('2 mails about new leads could not be sent.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the leads' }));
    expect(screen.getByRole('tab', { name: 'Leads', selected: true })).toBeVisible();
  });

  it('that a restored backup owed is held until an administrator decides', async () => {
    let heldCount = 3;
    const decisions: unknown[] = [];
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({ isPaused: false, pausedReason: null, failedCount: 0, heldCount }),
      ),
      http.post('*/api/leads/held-mail', async ({ request }) => {
        decisions.push(await request.json());
        heldCount = 0;
        return HttpResponse.json({ count: 3 });
      }),
    );
    signedInAs(aUser());
    openPage('/admin');

    await userEvent.click(await screen.findByRole('button', { name: 'No, send now' }));

    await waitFor(() => expect(screen.queryByText(/3 mails that a restored backup owed/)).toBeNull());
    expect(decisions).toEqual([{ decision: 'send' }]);
  });

  it('that is held is not decided by a user', async () => {
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({ isPaused: false, pausedReason: null, failedCount: 0, heldCount: 1 }),
      ),
    );
    signedInAs(aUser({ role: 'user', isAdmin: false }));
    openPage('/admin');

    expect(await screen.findByText(/1 mail that a restored backup owed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /send now|mark as sent/ })).toBeNull();
  });

  it('can be tried, and the server is quoted', async () => {
    server.use(
      http.post('*/api/leads/test-mail', () =>
        HttpResponse.json({ isAccepted: false, serverAnswer: '550 go away', tookMs: 40 }),
      ),
    );
    signedInAs(aUser());
    openPage('/admin');
    await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }));

    await userEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));

    expect(await screen.findByText('Not accepted after 40 ms')).toBeVisible();
    expect(await screen.findByText('550 go away')).toBeVisible();
  });
});
