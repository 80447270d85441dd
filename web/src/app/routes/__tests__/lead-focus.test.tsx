import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLead, haveLeads, openInbox, openLead } from '../../../testing/open-inbox';
import type { LeadDetail } from '../../../types/api';

const claimedAt = '2026-01-05T17:31:00.000Z';

/** Answers a request with an empty object, and shows the changed lead from then on. */
function haveChange(method: 'post' | 'patch', path: string, lead: LeadDetail) {
  server.use(
    http[method](`*/api/leads/${path}`, () => {
      haveLead(lead);
      haveLeads(lead);
      return HttpResponse.json(lead);
    }),
  );
}

async function pressByKey(name: string) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

describe('the keyboard keeps its place on a lead', () => {
  it('that is claimed', async () => {
    const lead = aWholeLead();
    await openLead(lead);
    haveChange('post', 'lead-1/claim', { ...lead, claimedAt, claimedBy: 'bo' });

    await pressByKey('I have it');

    await waitFor(() => expect(screen.getByRole('heading', { name: lead.name, level: 2 })).toHaveFocus());
  });

  it('that was answered elsewhere', async () => {
    const lead = aWholeLead({ waitingSince: claimedAt });
    await openLead(lead);
    haveChange('post', 'lead-1/answered-elsewhere', { ...lead, waitingSince: null });

    await pressByKey('I answered elsewhere');

    await waitFor(() => expect(screen.getByRole('heading', { name: lead.name, level: 2 })).toHaveFocus());
  });

  it('whose next day is removed', async () => {
    const lead = aWholeLead({ followUpOn: '2031-12-02' });
    await openLead(lead);
    haveChange('patch', 'lead-1', { ...lead, followUpOn: null });

    await pressByKey('No day');

    await waitFor(() => expect(screen.getByLabelText('Follow up on')).toHaveFocus());
  });

  it('from whose answer the guide is closed', async () => {
    await openLead(aWholeLead());
    await pressByKey('Insert from the guide');
    await screen.findByRole('button', { name: 'Cancel' });

    await pressByKey('Cancel');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Insert from the guide' })).toHaveFocus());
  });

  it('that is claimed in the list', async () => {
    const lead = aWholeLead();
    haveLeads(lead);
    await openInbox();
    const link = await screen.findByRole('link', { name: lead.name });
    haveChange('post', 'lead-1/claim', { ...lead, claimedAt, claimedBy: 'bo' });

    await pressByKey('I have it');

    await waitFor(() => expect(link).toHaveFocus());
    expect(within(screen.getByRole('article')).queryByRole('button', { name: 'I have it' })).toBeNull();
  });

  it('that leaves the list of unclaimed leads', async () => {
    haveLeads(aWholeLead());
    await openInbox();
    await screen.findByRole('article');
    server.use(
      http.post('*/api/leads/lead-1/claim', () => {
        haveLeads();
        return HttpResponse.json(aWholeLead({ claimedAt, claimedBy: 'bo' }));
      }),
    );

    await pressByKey('I have it');

    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Leads', level: 2 })).toHaveFocus();
  });
});
