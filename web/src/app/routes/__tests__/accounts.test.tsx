import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { ListedAccount, Session, User } from '../../../types/api';

const owner = aUser({ id: 'owner-1', username: 'olga', role: 'owner' });

/** Mocks the API for the owner's tab. @returns the queries of the audit trail */
function haveAccounts(...accounts: ListedAccount[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/accounts', () => HttpResponse.json({ accounts })),
    http.get('*/api/staff/:id/leads', () => HttpResponse.json({ open: 0 })),
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

async function open(place: keyof typeof addresses, user: User = owner, more: Partial<Session> = {}) {
  signedInAs(user, more);
  openPage(addresses[place]);
  await screen.findByRole('tabpanel');
}

const issued = {
  account: anAccount({ username: 'maya' }),
  temporaryPassword: 'abcde-fghij',
  expiresAt: '2026-01-08T17:30:00.000Z',
};

/** Opens the form that creates a temporary password, and returns queries in it. */
async function withoutEmail() {
  const summary = await screen.findByText('No email? Create a temporary password');
  await userEvent.click(summary);
  return within(summary.parentElement as HTMLElement);
}

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
  await open('accounts');
  await userEvent.click(await screen.findByRole('button', { name: 'Disable maya' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disable account' }));
  const heir = await dialog.findByRole('combobox', { name: 'maya has 3 open leads. They go to' });
  return { dialog, heir };
};

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
    await open('accounts');

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
    await open('accounts');

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
    await open('accounts');

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
    await open('accounts');

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
    await open('accounts');

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

  describe('that are disabled and have open leads', () => {
    it('hand them to a colleague who works on leads', async () => {
      const asked = haveLeads();
      const { dialog, heir } = await openQuestion();

      expect(
        within(heir)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['No one: leads with the status New become unclaimed', 'ben']);
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

  it('of its own an owner cannot disable', async () => {
    haveAccounts(anAccount({ id: owner.id, username: 'olga', role: 'owner' }));
    await open('accounts');

    expect(await screen.findByRole('button', { name: 'End sessions of olga' })).toBeVisible();
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
    await open('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'Edit maya' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit maya' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill in this field')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'maya@work.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Owner');
    expect(
      dialog.getByText('Everything an administrator can do, plus accounts and the audit trail'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Account changed')).toBeVisible();
    expect(changes).toEqual([{ email: 'maya@work.example', role: 'owner' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep the last owner, and say so', async () => {
    haveAccounts(anAccount({ id: owner.id, username: 'olga', role: 'owner' }));
    server.use(
      http.patch('*/api/accounts/:id', () =>
        HttpResponse.json({ error: 'no', code: 'last_owner' }, { status: 409 }),
      ),
    );
    await open('accounts');

    await userEvent.click(await screen.findByRole('button', { name: 'Edit olga' }));
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Role' }),
      'User',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/This is the last owner/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Edit olga' })).toBeVisible();
  });

  it('leave a trail, which can be filtered', async () => {
    const asked = haveAccounts(anAccount({ id: 'account-1', username: 'ruth' }));
    await open('accounts');

    expect(await screen.findByText(/by Someone not signed in, 203.0.113.7, reason: password/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'Sign-in failed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'ruth');

    await waitFor(() => expect(asked.at(-1)?.get('actor')).toBe('account-1'));
    expect(asked.at(-1)?.get('action')).toBe('sign_in_failed');
  });
});

describe("an account's own settings", () => {
  it('list the sessions, and end one', async () => {
    const ended: unknown[] = [];
    const session = {
      id: 'session-1',
      createdAt: '2026-01-05T12:00:00.000Z',
      lastSeenAt: '2026-01-05T17:30:00.000Z',
      expiresAt: '2026-01-12T12:00:00.000Z',
      userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
      address: '203.0.113.7',
      isCurrent: false,
    };
    server.use(
      http.get('*/api/user/sessions', () => HttpResponse.json({ sessions: [session] })),
      http.delete('*/api/user/sessions/:id', ({ params }) => {
        ended.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await open('sessions');

    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari, iPhone' }));

    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(ended).toEqual(['session-1']);
  });

  it('switch a second factor on and show its recovery codes', async () => {
    server.use(
      http.post('*/api/user/second-factor', () =>
        HttpResponse.json({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/x' }),
      ),
      http.post('*/api/user/second-factor/confirm', () =>
        HttpResponse.json({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }),
      ),
    );
    await open('security');

    await userEvent.type(screen.getByLabelText('Your password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Code from your authenticator app' }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Switch on' }));

    expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
    expect(await screen.findByText('Second factor switched on')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  });

  it('switch a second factor off, and say when the code is wrong', async () => {
    server.use(
      http.delete('*/api/user/second-factor', () =>
        HttpResponse.json(
          { error: 'no', fields: { code: { message: 'no', code: 'second_factor_invalid' } } },
          { status: 400 },
        ),
      ),
    );
    const secondFactor = { isOn: true, hasAuthenticatorApp: true, policy: 'off' as const };
    await open('security', aUser({ hasSecondFactor: true }), { secondFactor });

    await userEvent.type(screen.getByLabelText('Your password'), 'a long password');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code from your authenticator app' }), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));

    expect(await screen.findByText('The second factor was not changed')).toBeVisible();
    expect(await screen.findByText('This code is not valid')).toBeVisible();
  });

  it('says before that the recovery codes of a passkey are replaced', async () => {
    const secondFactor = { isOn: true, hasAuthenticatorApp: false, policy: 'off' as const };
    await open('security', aUser({ hasSecondFactor: true }), { secondFactor });

    expect(screen.getByText(/Switching this on creates ten new ones/)).toBeVisible();
  });

  it('makes new recovery codes, and shows them until they are kept', async () => {
    server.use(
      http.post('*/api/user/second-factor/recovery-codes', () =>
        HttpResponse.json({ recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] }),
      ),
    );
    const secondFactor = { isOn: true, hasAuthenticatorApp: true, policy: 'off' as const };
    await open('security', aUser({ hasSecondFactor: true }), { secondFactor });
    expect(screen.queryByText(/Switching this on creates ten new ones/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'New codes' }));

    expect(await screen.findByText('klmno-pqrst')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('klmno-pqrst')).toBeNull();
  });

  it('offers no new codes to an account without a second factor', async () => {
    await open('security');

    expect(screen.queryByRole('button', { name: 'New codes' })).toBeNull();
  });
});
