import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveAccounts, openAccountPage } from '../../../testing/open-accounts';
import { untilReleased } from '../../../testing/until-released';

const haveLeads = (work = { open: 3, visits: 0 }) => {
  const asked: unknown[] = [];
  haveAccounts(
    anAccount({ id: 'maya-1', username: 'maya' }),
    anAccount({ id: 'ben-1', username: 'ben' }),
    anAccount({ id: 'carl-1', username: 'carl', role: 'crew' }),
    anAccount({ id: 'dora-1', username: 'dora', isDisabled: true }),
  );
  server.use(
    http.get('*/api/staff/maya-1/leads', () => HttpResponse.json(work)),
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

const openQuestion = async (question = 'maya has 3 open leads. Who takes over?') => {
  await openAccountPage('accounts');
  return askToDisable(question);
};

const askToDisable = async (question: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Disable maya' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disable account' }));
  const heir = await dialog.findByRole('combobox', { name: question });
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
      ).toEqual([
        'No one: new leads go back to “Unclaimed”, other leads to “Unassigned”, and visits stay booked',
        'ben',
      ]);
      await userEvent.selectOptions(heir, 'ben');
      await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));

      await waitFor(() => expect(asked).toEqual([{ to: 'ben-1' }, { isDisabled: true }]));
    });

    it('hand over the visits to come, which crew can take too where there are no leads', async () => {
      haveLeads({ open: 1, visits: 1 });
      const { heir, dialog } = await openQuestion(
        'maya has 1 open lead and 1 upcoming visit. Who takes over?',
      );
      expect(within(heir).queryByRole('option', { name: 'carl' })).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

      const asked = haveLeads({ open: 0, visits: 2 });
      const { heir: other } = await askToDisable('maya has 2 upcoming visits. Who takes over?');
      await userEvent.selectOptions(other, 'carl');
      await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
      await waitFor(() => expect(asked).toEqual([{ to: 'carl-1' }, { isDisabled: true }]));
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

  it('are enabled once, though the button is pressed twice', async () => {
    haveLeads();
    const asked: unknown[] = [];
    const { released, release } = untilReleased();
    server.use(
      http.patch('*/api/accounts/dora-1', async ({ request }) => {
        asked.push(await request.json());
        await released;
        return HttpResponse.json(anAccount({ id: 'dora-1', username: 'dora' }));
      }),
    );
    await openAccountPage('accounts');

    await userEvent.dblClick(await screen.findByRole('button', { name: 'Enable dora' }));
    release();

    expect(await screen.findByText('Account changed')).toBeVisible();
    expect(asked).toEqual([{ isDisabled: false }]);
  });
});
