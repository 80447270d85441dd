import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { anAccount, aUser } from '../../../testing/factories';
import {
  aNewPasskeyQuestion,
  aQuestion,
  forgetPasskeys,
  knowPasskeys,
  notAllowed,
} from '../../../testing/fake-passkeys';
import { server } from '../../../testing/mocks/server';
import { haveLeads } from '../../../testing/open-inbox';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { Passkey, SecondFactorState } from '../../../types/api';

const off: SecondFactorState = { isOn: false, hasAuthenticatorApp: false, policy: 'off' };
const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];

const aPasskey = (wanted: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey-1',
  name: 'Office laptop',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: '2026-01-06T12:00:00.000Z',
  isBackedUp: false,
  ...wanted,
});

/** Refuses sign-ins without a code, and answers those with one. @returns the codes that were sent */
function haveSecondFactor(refusal: object, answerToCode: () => Response) {
  const codes: (string | undefined)[] = [];
  server.use(
    http.post('*/api/user/login', async ({ request }) => {
      const { code } = (await request.json()) as { code?: string };
      codes.push(code);
      if (code) return answerToCode();
      return HttpResponse.json(
        { error: 'code', code: 'second_factor_required', ...refusal },
        { status: 401 },
      );
    }),
  );
  return codes;
}

const refused = (status: number, code: string, headers = {}) =>
  HttpResponse.json({ error: 'no', code }, { status, headers });

async function enterPassword() {
  openPage('/admin?login=true');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** Notes what is sent to a path, and answers it. */
function note(
  path: string,
  answer: JsonBodyType,
  status = 200,
  method: 'post' | 'patch' | 'delete' = 'post',
) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text();
      sent.push(text ? JSON.parse(text) : null);
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

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
      await screen.findByText(/Enter the next code in 5 minutes\. A passkey, or a browser/),
    ).toBeVisible();
    expect(field).toBeValid();
  });

  it('says when a name may be tried again', async () => {
    server.use(
      http.post('*/api/user/login', () => refused(429, 'too_many_attempts', { 'Retry-After': '900' })),
    );
    await enterPassword();

    expect(await screen.findByText(/Try again in 15 minutes\. A passkey, or a browser/)).toBeVisible();
    expect(screen.queryByText('Login Failed')).toBeNull();
  });
});

describe('a sign-in with a passkey', () => {
  let browser: ReturnType<typeof knowPasskeys>;
  beforeEach(() => {
    browser = knowPasskeys();
  });

  it('needs neither name nor password, and may be cancelled', async () => {
    note('*/api/user/passkeys/sign-in/options', aQuestion);
    const sent = note('*/api/user/passkeys/sign-in', { user: aUser() });
    browser.get.mockRejectedValueOnce(notAllowed());
    openPage('/admin?login=true');

    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));

    expect(await screen.findByText('Logged in as ruth')).toBeVisible();
    expect(sent).toEqual([
      { challengeId: 'challenge-1', response: expect.objectContaining({ type: 'public-key' }) },
    ]);
  });

  it('is the second step of an account that has one', async () => {
    haveSecondFactor({ factors: ['passkey', 'recovery'], passkey: aQuestion }, () => refused(500, 'never'));
    const sent = note('*/api/user/passkeys/sign-in', { user: aUser() });
    await enterPassword();

    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(button).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
    await userEvent.click(button);

    expect(await screen.findByText('Logged in as ruth')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('asks the server again after an answer that was refused', async () => {
    const codes = haveSecondFactor({ factors: ['passkey'], passkey: aQuestion }, () => refused(500, 'never'));
    const answers = [refused(401, 'passkey_invalid'), HttpResponse.json({ user: aUser() })];
    server.use(http.post('*/api/user/passkeys/sign-in', () => answers.shift()));
    await enterPassword();

    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(/This passkey was not accepted/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));

    expect(await screen.findByText('Logged in as ruth')).toBeVisible();
    expect(codes).toHaveLength(2);
  });
});

async function openSettings(secondFactor = off, user = aUser()) {
  signedInAs(user, { secondFactor, passkeysAvailable: true });
  openPage('/admin/settings/security');
  await screen.findByRole('heading', { name: 'Security' });
}

const havePasskeys = (passkeys: Passkey[], isAvailable = true) =>
  server.use(http.get('*/api/user/passkeys', () => HttpResponse.json({ passkeys, isAvailable })));

describe('passkeys in the settings', () => {
  let browser: ReturnType<typeof knowPasskeys>;
  beforeEach(() => {
    browser = knowPasskeys();
  });

  it('are added with a name, and the first brings recovery codes that outlast a change of the tab', async () => {
    note('*/api/user/passkeys/options', aNewPasskeyQuestion);
    const sent = note('*/api/user/passkeys', { passkey: aPasskey(), recoveryCodes }, 201);
    await openSettings();

    const name = await screen.findByRole('textbox', { name: 'Name of this device' });
    expect(name).not.toHaveValue('');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Please fill in this field')).toBeVisible();
    await userEvent.type(name, 'Office laptop{Enter}');

    expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    expect(sent).toEqual([
      {
        challengeId: 'challenge-2',
        name: 'Office laptop',
        response: expect.objectContaining({ type: 'public-key' }),
      },
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Leads' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('link', { name: 'Security' }));
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  });

  it('say when the device holds one already', async () => {
    note('*/api/user/passkeys/options', aNewPasskeyQuestion);
    browser.create.mockRejectedValueOnce(Object.assign(new Error('known'), { name: 'InvalidStateError' }));
    await openSettings();

    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));

    expect(await screen.findByText('The passkey was not added')).toBeVisible();
    expect(await screen.findByText(/already holds a passkey/)).toBeVisible();
  });

  it('are renamed, and removed after a question that names what is lost', async () => {
    havePasskeys([aPasskey()]);
    const renamed = note('*/api/user/passkeys/:id', aPasskey({ name: 'Laptop' }), 200, 'patch');
    const removed = note('*/api/user/passkeys/:id', null, 204, 'delete');
    await openSettings({ ...off, isOn: true });

    expect(await screen.findByText(/last used Jan 6, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rename Office laptop' }));
    const field = within(screen.getByRole('dialog')).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Laptop{Enter}');
    expect(await screen.findByText('Name changed')).toBeVisible();
    expect(renamed).toEqual([{ name: 'Laptop' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Office laptop' }));
    const question = screen.getByRole('dialog', { name: 'Remove Office laptop?' });
    expect(question).toHaveTextContent('This is your last second factor');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('are explained where the address does not allow them', async () => {
    havePasskeys([], false);
    await openSettings();

    expect(await screen.findByText('Passkeys are not available here')).toBeVisible();
    expect(screen.getByText(/127\.0\.0\.1 or with plain http/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/they can remove your second factor under Accounts/)).toBeVisible();
  });
});

/** Refuses a path until the user has confirmed. @returns how often it was asked for, and the proofs that were sent */
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
    await userEvent.click(await screen.findByRole('button', { name: 'End sessions of maya' }));

    await userEvent.click(await within(await question()).findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Please enter your password')).toBeVisible();
    await confirm('not the password');
    expect(await screen.findByText('The current password is not correct')).toBeVisible();
    expect(seen.asked).toBe(1);
    await confirm('a long password');

    expect(await screen.findByText('Sessions ended')).toBeVisible();
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
    await openSettings({ ...off, isOn: true });

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
    const secondFactor = { ...off, policy: 'remind' as const };
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
    signedInAs(user, { secondFactor: { ...off, policy: 'remind' } });
    openPage('/admin');

    expect(await screen.findByRole('heading', { name: greeting })).toBeVisible();
    expect(reminder()).toBeNull();
  });

  it('shows the set-up and nothing else until it is done and the codes are kept', async () => {
    knowPasskeys();
    const strict = { ...off, policy: 'strict' as const };
    signedInAs(aUser(), { secondFactor: strict });
    note('*/api/user/passkeys/options', aNewPasskeyQuestion);
    openPage('/admin');

    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    signedInAs(aUser({ hasSecondFactor: true }), { secondFactor: { ...strict, isOn: true } });
    note('*/api/user/passkeys', { passkey: aPasskey(), recoveryCodes }, 201);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));

    expect(await screen.findByRole('tab', { name: 'Mobile Upload' })).toBeVisible();
  });

  it('leads to the set-up when a call is refused for it', async () => {
    signedInAs(aUser(), { secondFactor: off });
    server.use(http.get('*/api/leads', () => refused(403, 'second_factor_set_up_required')));
    openPage('/admin');
    await screen.findByRole('tab', { name: 'Leads' });

    signedInAs(aUser(), { secondFactor: { ...off, policy: 'strict' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Leads' }));

    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  });
});
