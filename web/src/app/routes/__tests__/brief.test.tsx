import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { briefAddress, leadAddress } from '../../../config/admin-addresses';
import { briefQuestions } from '../../../content/brief-questions';
import { aLeadPhoto, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { anOfficeVisit } from '../../../testing/office-visit';
import { haveLead } from '../../../testing/open-inbox';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { LeadNote } from '../../../types/api';

const aNote = (text: string, marks: Partial<LeadNote> = {}): LeadNote => ({
  id: text,
  author: 'ruth',
  text,
  kind: 'note',
  forCrew: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...marks,
});

describe('the sheet for the truck', () => {
  it('has a code for the map with the longest address, too', async () => {
    haveLead(aWholeLead({ address: 'ñ'.repeat(500) }));
    signedInAs(aUser());
    openPage(briefAddress('Q-7F3K2M'));

    expect(await screen.findByRole('img', { name: 'Scan for the map' })).toBeVisible();
    expect(screen.getByText('ñ'.repeat(500))).toBeVisible();
  });

  it('has who, where with a map, what, the first ten photos, earlier jobs and six questions', async () => {
    haveLead(
      aWholeLead({
        message: `${'Two zones stay dry. '.repeat(60)}The end.`,
        photos: Array.from({ length: 12 }, (_, index) => aLeadPhoto({ id: `photo-${index}` })),
        earlier: [
          {
            id: 'lead-0',
            reference: 'Q-222222',
            kind: 'quote',
            status: 'won',
            createdAt: '2025-03-05T12:00:00.000Z',
            name: 'Ana R.',
          },
        ],
      }),
    );
    signedInAs(aUser());
    openPage(briefAddress('Q-7F3K2M'));

    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.getByText('12 Heron Way, Naples')).toBeVisible();
    expect(screen.getByText('(239) 555-0150')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12%20Heron%20Way%2C%20Naples',
    );
    expect(screen.getByRole('img', { name: 'Scan for the map' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(10);
    expect(screen.getByText('2 more on the lead’s page.')).toBeVisible();
    expect(screen.getByText(/^Two zones.*\.\.\.$/)).toBeVisible();
    expect(screen.getByText('The rest is on the lead’s page.')).toBeVisible();
    expect(screen.getByText('Q-222222, won, Mar 5, 2025: Ana R.')).toBeVisible();
    for (const question of briefQuestions.en.irrigation) expect(screen.getByText(question)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the lead' })).toHaveAttribute(
      'href',
      '/admin/leads/Q-7F3K2M',
    );
  });

  it.each([
    [briefAddress('Q-7F3K2M'), /^Tuesday, December 1, 9am-11am$/],
    [leadAddress('Q-7F3K2M'), /December 1, 9am-11am/],
  ])('has the day and the hours of the visit, as paper of the lead has: %s', async (path, time) => {
    haveLead(aWholeLead());
    server.use(
      http.get('*/api/leads/:id/visits', () => HttpResponse.json({ people: [], visits: [anOfficeVisit()] })),
    );
    signedInAs(aUser());
    openPage(path);

    const line = await screen.findByText(time);
    expect(line.closest(String.raw`.print\:hidden`)).toBeNull();
  });

  it('has the notes for the crew and the calls, no others, and the last of many', async () => {
    const calls = [1, 2, 3].map((number) => aNote(`Call ${number}.`, { kind: 'call' }));
    haveLead(
      aWholeLead({
        notes: [
          aNote('Pays late.'),
          aNote('The dog bites.', { forCrew: true }),
          ...calls,
          aNote('Gate code 4411.', { forCrew: true }),
        ],
      }),
    );
    signedInAs(aUser());
    openPage(briefAddress('Q-7F3K2M'));

    const told = within(await screen.findByRole('region', { name: 'Calls, and notes for the crew' }));
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Call 1. Call, ruth, Nov 20, 2026',
      'Call 2. Call, ruth, Nov 20, 2026',
      'Call 3. Call, ruth, Nov 20, 2026',
      'Gate code 4411. ruth, Nov 20, 2026',
    ]);
    expect(told.getByText('1 more on the lead’s page.')).toBeVisible();
    expect(screen.queryByText(/Pays late/)).toBeNull();
  });

  it('says when there is no address, and when there is no such lead', async () => {
    signedInAs(aUser());
    haveLead(aWholeLead({ address: null, message: '', services: [] }));
    const { unmount } = openPage('/admin/leads/Q-7F3K2M/brief');
    expect(await screen.findByText('No address given. Ask before you drive.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Scan for the map' })).toBeNull();
    unmount();

    server.use(http.get('*/api/leads/Q-222222', () => HttpResponse.json({}, { status: 404 })));
    openPage('/admin/leads/Q-222222/brief');
    expect(await screen.findByText('No such lead')).toBeVisible();
  });
});
