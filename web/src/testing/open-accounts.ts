import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListedAccount, Session, User } from '../types/api';
import { aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

export const owner = aUser({ id: 'owner-1', username: 'olga', role: 'owner' });

/** Mocks the API for the owner's tab 'Accounts'. @returns the queries of the audit trail */
export function haveAccounts(...accounts: ListedAccount[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/accounts', () => HttpResponse.json({ accounts })),
    http.get('*/api/staff/:id/leads', () => HttpResponse.json({ open: 0, visits: 0 })),
    http.get('*/api/audit', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const event = {
        id: 'event-1',
        at: '2026-01-05T17:30:00.000Z',
        actor: 'visitor',
        actorId: null,
        actorName: null,
        action: 'sign_in_failed',
        subjectId: 'account-1',
        subjectName: 'ruth',
        address: '203.0.113.7',
        details: { reason: 'password' },
      };
      return HttpResponse.json({ events: [event], nextCursor: null });
    }),
  );
  return asked;
}

const addresses = {
  accounts: '/admin/accounts',
  security: '/admin/settings/security',
  sessions: '/admin/settings/sessions',
};

/** Opens the tab 'Accounts', or one of the settings pages for the user's own account. */
export async function openAccountPage(
  page: keyof typeof addresses,
  user: User = owner,
  more: Partial<Session> = {},
) {
  signedInAs(user, more);
  openPage(addresses[page]);
  await screen.findByRole('tabpanel');
}
