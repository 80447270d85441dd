import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount, aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { anOfficeVisit, thursday } from '../../../testing/office-visit';
import { haveAccounts, openAccountPage } from '../../../testing/open-accounts';
import { openPart } from '../../../testing/open-desk-settings';
import { haveProjects, openImages } from '../../../testing/open-images';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

const refused = (status: number, code: string) => () => HttpResponse.json({ error: 'no', code }, { status });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a change of something that another tab has changed or removed', () => {
  it('shows that a source of leads was stopped', async () => {
    const door = {
      id: 'door-1',
      name: 'Angi',
      isOpen: true,
      acceptedCount: 0,
      unusableCount: 0,
      refusedCount: 0,
      lastLeadAt: null,
      createdAt: '2026-01-05T12:00:00.000Z',
    };
    server.use(
      http.get('*/api/web-hooks', () => HttpResponse.json([])),
      http.get('*/api/lead-doors', () => HttpResponse.json([door])),
      http.delete('*/api/lead-doors/door-1', refused(404, 'not_found')),
    );
    await openPart('hooks');
    await press('Stop Angi');
    door.isOpen = false;
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop' }));

    expect(await screen.findByText('Stopped', { selector: 'span' })).toBeVisible();
  });

  it('shows that a visit was cancelled', async () => {
    const visits = [anOfficeVisit()];
    server.use(
      http.get('*/api/visits', () => HttpResponse.json({ people: [], visits })),
      http.get('*/api/visits/unfit', () => HttpResponse.json({ people: [], visits: [] })),
      http.get('*/api/visits/days', () =>
        HttpResponse.json({ windows: [{ ...thursday, places: 2, taken: 1, offeredTo: [] }] }),
      ),
      http.post('*/api/visits/:id/cancel', refused(409, 'no_open_visit')),
    );
    signedInAs(aUser({ role: 'user' }));
    openPage('/admin/visits?on=2026-12-01');
    await press('Cancel visit');
    visits.length = 0;
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel visit' }));

    expect(await screen.findByText('No visits this week')).toBeVisible();
  });

  it('shows that an account lost its second factor', async () => {
    const account = anAccount({ username: 'ruth', hasSecondFactor: true });
    haveAccounts(account);
    server.use(http.delete('*/api/accounts/:id/second-factor', refused(404, 'not_found')));
    await openAccountPage('accounts');
    await press('Remove the second factor of ruth');
    account.hasSecondFactor = false;
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove second factor' }),
    );

    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove the second factor of ruth' })).toBeNull(),
    );
  });

  it('shows that a picture was deleted', async () => {
    haveProjects(aProject({ title: 'Pond' }), aProject({ title: 'Hedge' }));
    server.use(http.patch('*/api/projects/:id', refused(404, 'not_found')));
    await openImages();

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Placement of Pond' }), 'hero');

    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Placement of Pond' })).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Placement of Hedge' })).toBeVisible();
  });
});
