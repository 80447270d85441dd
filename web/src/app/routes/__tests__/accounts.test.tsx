import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveAccounts, openAccountPage, owner } from '../../../testing/open-accounts';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

const issued = {
  account: anAccount({ username: 'maya' }),
  temporaryPassword: 'abcde-fghij',
  expiresAt: '2026-01-08T17:30:00.000Z',
};

/** Opens the form that creates a temporary password. Returns queries that are limited to the form. */
async function withoutEmail() {
  const summary = await screen.findByText('No email? Create a temporary password');
  await userEvent.click(summary);
  return within(summary.parentElement as HTMLElement);
}

describe('accounts', () => {
  it('are not shown to administrators', async () => {
    signedInAs(aUser());
    openPage('/admin/accounts');

    expect(await screen.findByText('This page is not for your account')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Accounts' })).toBeNull();
  });

  it('lose their second factor when an owner removes it', async () => {
    haveAccounts(anAccount({ id: 'account-1', username: 'ruth', hasSecondFactor: true }));
    const removed: string[] = [];
    server.use(
      http.delete('*/api/accounts/:id/second-factor', ({ params }) => {
        removed.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openAccountPage('accounts');

    // A screen reader reads name and role as two words.
    expect(await screen.findByRole('article')).toHaveTextContent(/^ruth Administrator /);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the second factor of ruth' }));
    const question = await screen.findByRole('dialog', { name: 'Remove second factor' });
    expect(removed).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove second factor' }));

    await waitFor(() => expect(removed).toEqual(['account-1']));
  });

  it('are invited by mail, with a role that somebody has chosen, and again', async () => {
    haveAccounts(
      anAccount({ username: 'dana', email: 'dana@home.example', invitedUntil: '2020-01-01T00:00:00Z' }),
    );
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/accounts/invitations', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('*/api/accounts/:id/invitation', ({ params }) => {
        sent.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openAccountPage('accounts');

    await userEvent.type(
      (await screen.findAllByRole('textbox', { name: 'Email' }))[0] as HTMLElement,
      'maya@home.example',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Please fill in this field')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.selectOptions(
      screen.getAllByRole('combobox', { name: 'Role' })[0] as HTMLElement,
      'Administrator',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('The email to maya@home.example goes out now.')).toBeVisible();
    expect(screen.getByText(/Invited; the link has expired/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation to dana again' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { email: 'maya@home.example', role: 'administrator', language: 'en' },
        'account-1',
      ]),
    );
  });

  it('are made with a temporary password that is shown once', async () => {
    haveAccounts();
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/accounts', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(issued, { status: 201 });
      }),
    );
    await openAccountPage('accounts');

    const form = await withoutEmail();
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));
    expect(await form.findAllByText('Please fill in this field')).toHaveLength(3);
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'maya');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'maya@home.example');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'User');
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));

    const dialog = await screen.findByRole('dialog', { name: 'Temporary password for maya' });
    expect(dialog).toHaveTextContent('abcde-fghij');
    expect(dialog).toHaveTextContent('Your username is maya');
    expect(sent).toEqual([{ username: 'maya', email: 'maya@home.example', role: 'user' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('abcde-fghij')).toBeNull();
  });

  it('say when a name is taken', async () => {
    haveAccounts();
    server.use(
      http.post('*/api/accounts', () =>
        HttpResponse.json(
          { error: 'taken', code: 'taken', fields: { username: { message: 'taken', code: 'taken' } } },
          { status: 409 },
        ),
      ),
    );
    await openAccountPage('accounts');

    const form = await withoutEmail();
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'maya');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'maya@home.example');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Crew');
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));

    expect(await screen.findByText('The account was not created')).toBeVisible();
    expect(screen.getAllByText('Another account already uses this')[0]).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('maya');
  });

  it('get new passwords and are disabled after a question', async () => {
    haveAccounts(anAccount({ username: 'maya' }));
    const changes: unknown[] = [];
    server.use(
      http.post('*/api/accounts/:id/temporary-password', () => HttpResponse.json(issued, { status: 201 })),
      http.patch('*/api/accounts/:id', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json(anAccount({ isDisabled: true }));
      }),
    );
    await openAccountPage('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'New temporary password for maya' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'New temporary password' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disable maya' }));
    const disable = within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' });
    await waitFor(() => expect(disable).toBeEnabled());
    await userEvent.click(disable);

    expect(await screen.findByText('Account changed')).toBeVisible();
    expect(changes).toEqual([{ isDisabled: true }]);
  });

  it('are shown as they are when another owner has disabled one meanwhile', async () => {
    haveAccounts(anAccount({ username: 'maya' }));
    server.use(
      http.post('*/api/accounts/:id/temporary-password', () => {
        haveAccounts(anAccount({ username: 'maya', isDisabled: true }));
        return HttpResponse.json({ error: 'no', code: 'account_disabled' }, { status: 409 });
      }),
    );
    await openAccountPage('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'New temporary password for maya' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'New temporary password' }),
    );

    expect(await screen.findByText('This account is disabled. Enable it first')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enable maya' })).toBeVisible();
  });

  it('of its own an owner cannot disable', async () => {
    haveAccounts(anAccount({ id: owner.id, username: 'olga', role: 'owner' }));
    await openAccountPage('accounts');

    expect(await screen.findByRole('button', { name: 'Sign out everywhere: olga' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable olga' })).toBeNull();
  });

  it('get another role and e-mail', async () => {
    haveAccounts(anAccount({ username: 'maya' }));
    const changes: unknown[] = [];
    server.use(
      http.patch('*/api/accounts/:id', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json(anAccount({ role: 'owner' }));
      }),
    );
    await openAccountPage('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'Edit maya' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit maya' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill in this field')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'maya@work.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Owner');
    expect(
      dialog.getByText(
        'Everything an administrator can do, plus managing accounts and settings and reading the audit trail',
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Account changed')).toBeVisible();
    expect(changes).toEqual([{ email: 'maya@work.example', role: 'owner' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep a role that another owner has changed while their e-mail was edited', async () => {
    haveAccounts(anAccount({ username: 'maya', role: 'administrator' }));
    const changes: unknown[] = [];
    server.use(
      http.patch('*/api/accounts/:id', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json(anAccount({ role: 'crew' }));
      }),
    );
    await openAccountPage('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'Edit maya' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(changes).toEqual([{ email: expect.stringMatching(/\.test$/) }]));
  });

  it('keep the last owner, and say so, after asking them about their own role', async () => {
    haveAccounts(anAccount({ id: owner.id, username: 'olga', role: 'owner' }));
    let changes = 0;
    server.use(
      http.patch('*/api/accounts/:id', () => {
        changes += 1;
        return HttpResponse.json({ error: 'no', code: 'last_owner' }, { status: 409 });
      }),
    );
    await openAccountPage('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'Edit olga' }));
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' }),
      'User',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'Give up the role of owner?' });
    expect(question).toHaveTextContent('Your new role is User.');
    expect(changes).toBe(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Change my role' }));

    expect(await screen.findByText(/This is the last owner/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Edit olga' })).toBeVisible();
  });

  it('leave a trail, which can be filtered', async () => {
    const asked = haveAccounts(anAccount({ id: 'account-1', username: 'ruth' }));
    await openAccountPage('accounts');

    expect(await screen.findByText(/by someone not signed in, 203.0.113.7, reason: password/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'Sign-in failed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'ruth');

    await waitFor(() => expect(asked.at(-1)?.get('actor')).toBe('account-1'));
    expect(asked.at(-1)?.get('action')).toBe('sign_in_failed');
  });
});
