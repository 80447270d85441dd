import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveAccounts, openAccountPage } from '../../../testing/open-accounts';

const haveLeads = () => {
  const asked: unknown[] = [];
  haveAccounts(
    anAccount({ id: 'maya-1', username: 'maya' }),
    anAccount({ id: 'ben-1', username: 'ben' }),
    anAccount({ id: 'carl-1', username: 'carl', role: 'crew' }),
    anAccount({ id: 'dora-1', username: 'dora', isDisabled: true }),
  );
  server.use(
    http.get('*/api/staff/maya-1/leads', () => HttpResponse.json({ open: 3 })),
    http.post('*/api/staff/maya-1/hand-over', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ count: 3 });
    }),
    http.patch('*/api/accounts/maya-1', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(anAccount({ isDisabled: true }));
    }),
  );
  return asked;
};

const openQuestion = async () => {
  await openAccountPage('accounts');
  await userEvent.click(await screen.findByRole('button', { name: 'Disable maya' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disable account' }));
  const heir = await dialog.findByRole('combobox', { name: 'maya has 3 open leads. They go to' });
  return { dialog, heir };
};

describe('accounts', () => {
  describe('that are disabled and have open leads', () => {
    it('hand them to a colleague who works on leads', async () => {
      const asked = haveLeads();
      const { dialog, heir } = await openQuestion();

      expect(
        within(heir)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['No one: new leads become unclaimed, the others unassigned', 'ben']);
      await userEvent.selectOptions(heir, 'ben');
      await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));

      await waitFor(() => expect(asked).toEqual([{ to: 'ben-1' }, { isDisabled: true }]));
    });

    it('give them back to the unclaimed ones', async () => {
      const asked = haveLeads();
      const { dialog } = await openQuestion();

      await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));

      await waitFor(() => expect(asked).toEqual([{ to: null }, { isDisabled: true }]));
    });

    it('stay as they are when the leads cannot be handed over', async () => {
      const asked = haveLeads();
      server.use(http.post('*/api/staff/maya-1/hand-over', () => HttpResponse.json({}, { status: 503 })));
      const { dialog } = await openQuestion();

      await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));

      expect(
        await screen.findByText('The leads were not handed over, and the account was not disabled'),
      ).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
});
