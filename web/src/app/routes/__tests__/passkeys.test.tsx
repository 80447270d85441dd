import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import {
  aNewPasskeyQuestion,
  aQuestion,
  forgetPasskeys,
  knowPasskeys,
  notAllowed,
} from '../../../testing/fake-passkeys';
import { server } from '../../../testing/mocks/server';
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
import { openPage } from '../../../testing/test-utils';

afterEach(forgetPasskeys);

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
    await userEvent.type(name, 'Office laptop');
    expect(name).toBeValid();
    await userEvent.keyboard('{Enter}');

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
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  });

  it('say when the device holds one already, and list it even if its answer was lost', async () => {
    note('*/api/user/passkeys/options', aNewPasskeyQuestion);
    browser.create.mockRejectedValueOnce(Object.assign(new Error('known'), { name: 'InvalidStateError' }));
    await openSettings();
    const add = await screen.findByRole('button', { name: 'Add a passkey' });
    havePasskeys([aPasskey()]);

    await userEvent.click(add);

    expect(await screen.findByText('The passkey was not added')).toBeVisible();
    expect(await screen.findByText(/already holds a passkey/)).toBeVisible();
    expect(await screen.findByText('Office laptop')).toBeVisible();
  });

  it('are renamed, and removed after a question that names what is lost', async () => {
    havePasskeys([aPasskey()]);
    const renamed = note('*/api/user/passkeys/:id', aPasskey({ name: 'Laptop' }), 200, 'patch');
    const removed = note('*/api/user/passkeys/:id', null, 204, 'delete');
    await openSettings({ ...noSecondFactor, isOn: true });

    expect(await screen.findByText(/last used Jan 6, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rename Office laptop' }));
    const field = within(screen.getByRole('dialog')).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Laptop{Enter}');
    expect(await screen.findByText('Name changed')).toBeVisible();
    expect(renamed).toEqual([{ name: 'Laptop' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Office laptop' }));
    const question = screen.getByRole('dialog', { name: 'Remove Office laptop?' });
    expect(question).toHaveTextContent('This is your only second factor');
    expect(question).toHaveTextContent(
      'If you never set a password, ask an owner for a temporary one first.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('are explained where the address does not allow them', async () => {
    havePasskeys([], false);
    await openSettings();

    expect(await screen.findByText('Passkeys are not available here')).toBeVisible();
    expect(screen.getByText(/main address, which begins with https:/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/they can remove your second factor under Accounts/)).toBeVisible();
  });
});
