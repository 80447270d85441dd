import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aLead, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLeads, openInbox } from '../../../testing/open-inbox';

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

const failing = () => HttpResponse.json({}, { status: 503 });

describe('the leads', () => {
  it('stand in a list, without spam', async () => {
    const asked = haveLeads(
      aLead({
        mail: 'failed',
        photoCount: 2,
        age: { businessHours: 50, isLate: true, dueAt: '2026-01-02T21:00:00.000Z' },
      }),
      aLead({
        id: 'lead-2',
        kind: 'contact',
        name: 'Bo Lee',
        subject: 'Palms',
        services: [],
        age: { businessHours: 2.5, isLate: false, dueAt: '2099-01-13T16:00:00.000Z' },
      }),
    );
    await openInbox();

    expect(await screen.findByText('Quote request: Irrigation')).toBeVisible();
    expect(await screen.findByText('Message: Palms')).toBeVisible();
    expect(await screen.findByText('Email failed')).toBeVisible();
    expect(await screen.findByText('2 photos')).toBeVisible();
    expect(await screen.findByText(/^Late: was due .* 16:00$/)).toBeVisible();
    expect(await screen.findByText(/^Due by .* 11:00$/)).toBeVisible();
    expect(asked[0]?.get('status')).toBe('new,contacted,won,lost');
  });

  it('are found by words, kind and status', async () => {
    const asked = haveLeads();
    const downloaded: string[] = [];
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    server.use(
      http.get('*/api/leads/export.csv', ({ request }) => {
        downloaded.push(new URL(request.url).search);
        return HttpResponse.text('Received');
      }),
    );
    await openInbox();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'heron');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Message');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'spam');

    expect(await screen.findByText('No lead matches')).toBeVisible();
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        q: 'heron',
        kind: 'contact',
        status: 'spam',
        limit: '50',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(downloaded).toEqual(['?q=heron&kind=contact&status=spam']);
    saved.mockRestore();
  });

  it('are found by all filters of changes that come at once', async () => {
    const asked = haveLeads();
    await openInbox();

    act(() => {
      choose('Kind', 'contact');
      choose('Status', 'spam');
    });

    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        kind: 'contact',
        status: 'spam',
        limit: '50',
      }),
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

  it('stay when they did not load again, or when no more of them loaded', async () => {
    server.use(
      http.get('*/api/leads', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? failing()
          : HttpResponse.json({ leads: [aLead()], nextCursor: 'more' }),
      ),
    );
    await openInbox();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('The leads did not load. Please try again.')).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();

    haveLeads(aLead({ id: 'lead-2', name: 'Bo Lee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bo Lee')).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
    expect(screen.queryByText('The leads did not load. Please try again.')).toBeNull();

    server.use(http.get('*/api/leads', failing));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The leads did not load. Please try again.')).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
  });

  it('show when the answer to a new one is due, and no more once it was answered', async () => {
    haveLeads(
      aLead({ age: { businessHours: 0, isLate: false, dueAt: '2099-01-13T16:00:00.000Z' } }),
      aLead({ id: 'lead-2', status: 'contacted', age: { businessHours: 60, isLate: false, dueAt: null } }),
    );
    await openInbox();

    expect(await screen.findByText(/^Due by .* 11:00$/)).toBeVisible();
    expect(screen.getAllByText(/^Due by/)).toHaveLength(1);
  });

  it('are no sheet and have no bin for who is no administrator', async () => {
    haveLeads(aLead());
    await openInbox(aUser({ role: 'user', isAdmin: false }));

    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
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
