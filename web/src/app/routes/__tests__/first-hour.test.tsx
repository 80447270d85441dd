import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

it('the checklist of the first hour stands while some of its reads fail, and names their steps', async () => {
  signedInAs(aUser({ role: 'owner' }));
  server.use(
    http.get('*/api/health', () => HttpResponse.json({ error: 'Not available.' }, { status: 503 })),
    http.get('*/api/site', () => HttpResponse.json({ error: 'Not available.' }, { status: 503 })),
    http.get('*/api/leads/mail-addresses', () =>
      HttpResponse.json({ error: 'Not available.' }, { status: 503 }),
    ),
    http.get('*/api/accounts', () => HttpResponse.json([])),
    http.get('*/api/projects/samples', () => HttpResponse.json({ shown: 3, hidden: 0 })),
    http.get('*/api/leads/first-hour', () => HttpResponse.json({ putOff: [], testArrivedAt: null })),
  );
  openPage('/admin');
  expect(await screen.findByRole('heading', { name: 'Make it yours' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sample images' })).toBeVisible();
  const unread = screen.getAllByRole('heading', { name: /Could not be checked$/ });
  expect(unread.map(({ textContent }) => textContent?.split(' · ')[0])).toEqual(
    expect.arrayContaining(['Name, phone and hours', 'Where leads are emailed', 'Take the site live']),
  );
});

it('a step that is put off by key gives the focus to the checklist', async () => {
  signedInAs(aUser({ role: 'owner' }));
  let putOff: string[] = [];
  server.use(
    http.get('*/api/projects/samples', () => HttpResponse.json({ shown: 3, hidden: 0 })),
    http.get('*/api/leads/first-hour', () => HttpResponse.json({ putOff, testArrivedAt: null })),
    http.patch('*/api/leads/first-hour', () => {
      putOff = ['samples'];
      return HttpResponse.json({ putOff, testArrivedAt: null });
    }),
  );
  openPage('/admin');
  const later = await screen.findByRole('button', { name: 'Not now: Sample images' });

  later.focus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(later).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Make it yours' })).toHaveFocus();
});
