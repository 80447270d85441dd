import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount, aUser } from '../../../testing/factories';
import { aNewPasskeyQuestion, aQuestion, forgetPasskeys, knowPasskeys } from '../../../testing/fake-passkeys';
import { server } from '../../../testing/mocks/server';
import { haveLeads } from '../../../testing/open-inbox';
import {
  aPasskey,
  enterPassword,
  havePasskeys,
  haveSecondFactor,
  noSecondFactor,
  note,
  openSettings,
  recoveryCodes,
  refused,
} from '../../../testing/open-security';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

afterEach(forgetPasskeys);

describe('the second step of a sign-in', () => {
  it('is neutral, asks for digits first, and takes a recovery code', async () => {
    const codes = haveSecondFactor({ factors: ['totp', 'recovery'] }, () =>
      HttpResponse.json({ user: aUser() }),
    );
    await enterPassword();

    const field = await screen.findByRole('textbox', { name: 'Code from your authenticator app' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(screen.queryByText('Login Failed')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' });
    expect(recovery).toHaveAttribute('inputmode', 'text');
    await userEvent.type(recovery, ' aaaa-bbbb {Enter}');

    expect(await screen.findByText('Logged in as ruth')).toBeVisible();
    expect(codes).toEqual([undefined, 'aaaa-bbbb']);
  });

  it('says below the field that a code is wrong, and says when the next one may be tried', async () => {
    const answers = [
      refused(401, 'second_factor_invalid'),
      refused(429, 'second_factor_waiting', { 'Retry-After': '290' }),
    ];
    haveSecondFactor({ factors: ['totp', 'recovery'] }, () => answers.shift() as Response);
    await enterPassword();

    const field = await screen.findByRole('textbox', { name: 'Code from your authenticator app' });
    await userEvent.type(field, '000000{Enter}');
    expect(await screen.findByText('This code is not valid. Enter the current one')).toBeVisible();
    expect(field).toBeInvalid();
    await userEvent.type(field, '{Enter}');

    expect(
      await screen.findByText(/Enter the next code in 5 minutes\. To sign in right away, use a passkey/),
    ).toBeVisible();
    expect(field).toBeValid();
  });

  it('says when a name may be tried again', async () => {
    server.use(
      http.post('*/api/user/login', () => refused(429, 'too_many_attempts', { 'Retry-After': '900' })),
    );
    await enterPassword();

    expect(
      await screen.findByText(/Try again in 15 minutes\. To sign in right away, use a passkey/),
    ).toBeVisible();
    expect(screen.queryByText('Login Failed')).toBeNull();
  });
});

/** Refuses a request until the user has confirmed their identity. @returns the number of requests, and the proofs */
function haveOldSignIn(method: 'get' | 'delete', path: string, answer: () => Response) {
  const seen = { asked: 0, proofs: [] as unknown[] };
  let isFresh = false;
  server.use(
    http[method](path, () => {
      seen.asked += 1;
      return isFresh ? answer() : refused(403, 'fresh_sign_in_required');
    }),
    http.post('*/api/user/session/confirm/options', () =>
      HttpResponse.json({ factors: ['totp', 'recovery'], challengeId: null, options: null }),
    ),
    http.post('*/api/user/session/confirm', async ({ request }) => {
      const proof = (await request.json()) as { currentPassword: string };
      seen.proofs.push(proof);
      if (proof.currentPassword !== 'a long password') {
        const fault = { message: 'no', code: 'password_incorrect' };
        return HttpResponse.json({ error: 'no', fields: { currentPassword: fault } }, { status: 400 });
      }
      isFresh = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return seen;
}

const question = () => screen.findByRole('dialog', { name: 'Please confirm that it is you' });

async function confirm(password: string) {
  const dialog = within(await question());
  await userEvent.clear(await dialog.findByLabelText('Your password'));
  await userEvent.type(dialog.getByLabelText('Your password'), password);
  await userEvent.clear(dialog.getByRole('textbox', { name: /Code from/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Code from/ }), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

describe('what needs a fresh sign-in', () => {
  it('goes on after the password and a code, with wrong ones said in the question', async () => {
    const seen = haveOldSignIn(
      'delete',
      '*/api/accounts/:id/sessions',
      () => new HttpResponse(null, { status: 204 }),
    );
    server.use(
      http.get('*/api/accounts', () =>
        HttpResponse.json({ accounts: [anAccount({ id: 'account-1', username: 'maya' })] }),
      ),
      http.get('*/api/audit', () => HttpResponse.json({ events: [], nextCursor: null })),
    );
    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/accounts');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere: maya' }));

    await userEvent.click(await within(await question()).findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Please enter your password')).toBeVisible();
    await confirm('not the password');
    expect(await screen.findByText('The current password is not correct')).toBeVisible();
    expect(seen.asked).toBe(1);
    await confirm('a long password');

    expect(await screen.findByText('Signed out everywhere')).toBeVisible();
    expect(seen.asked).toBe(2);
    expect(seen.proofs.at(-1)).toEqual({ currentPassword: 'a long password', code: '123456' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a download too; cancelling it changes nothing and says nothing', async () => {
    haveLeads();
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const seen = haveOldSignIn('get', '*/api/leads/export.csv', () => HttpResponse.text('Received'));
    signedInAs(aUser());
    openPage('/admin/leads');
    const button = { name: 'Download CSV' };

    await userEvent.click(await screen.findByRole('button', button));
    await userEvent.click(await within(await question()).findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', button)).toHaveFocus();
    expect(screen.queryByText('The leads were not downloaded')).toBeNull();
    expect(saved).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', button));
    await confirm('a long password');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(seen.asked).toBe(3);
    saved.mockRestore();
  });

  it('can be confirmed with a passkey', async () => {
    knowPasskeys();
    havePasskeys([aPasskey()]);
    haveOldSignIn('delete', '*/api/user/passkeys/:id', () => new HttpResponse(null, { status: 204 }));
    server.use(
      http.post('*/api/user/session/confirm/options', () =>
        HttpResponse.json({ factors: ['passkey'], ...aQuestion }),
      ),
    );
    const proofs = note('*/api/user/session/confirm', null, 204);
    await openSettings({ ...noSecondFactor, isOn: true });

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Office laptop' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    server.use(http.delete('*/api/user/passkeys/:id', () => new HttpResponse(null, { status: 204 })));
    await userEvent.click(await within(await question()).findByRole('button', { name: 'Use a passkey' }));

    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(proofs).toEqual([
      { challengeId: 'challenge-1', response: expect.objectContaining({ type: 'public-key' }) },
    ]);
  });
});

describe('a site that wants a second factor', () => {
  const title = 'Protect your account with a second factor';
  const reminder = () => screen.queryByRole('complementary', { name: title });

  it('reminds administrators, and hides it for a day', async () => {
    const secondFactor = { ...noSecondFactor, policy: 'remind' as const };
    signedInAs(aUser(), { secondFactor });
    const first = openPage('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Set up now' }));
    expect(screen.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remind me tomorrow' }));
    expect(reminder()).toBeNull();
    first.unmount();

    const reloaded = openPage('/admin');
    await screen.findByRole('tab', { name: 'Leads' });
    expect(reminder()).toBeNull();
    reloaded.unmount();

    const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    openPage('/admin');
    expect(await screen.findByRole('complementary', { name: title })).toBeVisible();
    clock.mockRestore();
  });

  it.each([
    ['user who is no administrator', aUser({ role: 'user', isAdmin: false }), 'Hello, ruth'],
    [
      'those with a temporary password, which comes first',
      aUser({ passwordIsTemporary: true }),
      'Hello, ruth',
    ],
  ])('does not come with a %s', async (_, user, greeting) => {
    signedInAs(user, { secondFactor: { ...noSecondFactor, policy: 'remind' } });
    openPage('/admin');

    expect(await screen.findByRole('heading', { name: greeting })).toBeVisible();
    expect(reminder()).toBeNull();
  });

  it('shows the set-up and nothing else until it is done and the codes are kept', async () => {
    knowPasskeys();
    const strict = { ...noSecondFactor, policy: 'strict' as const };
    signedInAs(aUser(), { secondFactor: strict });
    note('*/api/user/passkeys/options', aNewPasskeyQuestion);
    openPage('/admin');

    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    signedInAs(aUser({ hasSecondFactor: true }), { secondFactor: { ...strict, isOn: true } });
    note('*/api/user/passkeys', { passkey: aPasskey(), recoveryCodes }, 201);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have saved them' }));

    expect(await screen.findByRole('tab', { name: 'Mobile Upload' })).toBeVisible();
  });

  it('leads to the set-up when a call is refused for it', async () => {
    signedInAs(aUser(), { secondFactor: noSecondFactor });
    server.use(http.get('*/api/leads', () => refused(403, 'second_factor_set_up_required')));
    openPage('/admin');
    await screen.findByRole('tab', { name: 'Leads' });

    signedInAs(aUser(), { secondFactor: { ...noSecondFactor, policy: 'strict' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Leads' }));

    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  });
});
