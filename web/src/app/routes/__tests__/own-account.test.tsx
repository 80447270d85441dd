import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { havePasskeys } from '../../../testing/open-security';
import { openAccountPage } from '../../../testing/open-accounts';

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
      http.get('*/api/user/sessions', () =>
        HttpResponse.json({ sessions: ended.length > 0 ? [] : [session] }),
      ),
      http.delete('*/api/user/sessions/:id', ({ params }) => {
        ended.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openAccountPage('sessions');
    expect(screen.getByText(/Changing your password signs out all other devices/)).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari, iPhone' }));

    expect(await screen.findByText('Signed out')).toBeVisible();
    expect(ended).toEqual(['session-1']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your sessions' })).toHaveFocus());
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
    await openAccountPage('security');

    await userEvent.type(screen.getByLabelText('Your password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('ABCD EFGH'));
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Code from your authenticator app' }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));

    expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
    expect(await screen.findByText('Authenticator app turned on')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus();
  });

  it('learn that a second factor is on whose answer was lost, with its recovery codes', async () => {
    let isOn = false;
    server.use(
      http.post('*/api/user/second-factor', () =>
        HttpResponse.json({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/x' }),
      ),
      http.post('*/api/user/second-factor/confirm', () => {
        if (isOn) return HttpResponse.json({ error: 'on', code: 'second_factor_on' }, { status: 409 });
        isOn = true;
        signedInAs(aUser(), { secondFactor: { isOn, hasAuthenticatorApp: true, policy: 'off' } });
        return HttpResponse.error();
      }),
    );
    await openAccountPage('security');
    await userEvent.type(screen.getByLabelText('Your password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    const code = await screen.findByRole('textbox', { name: 'Code from your authenticator app' });
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText('Check the connection and try again.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));

    expect(await screen.findByText(/turned on already.* “New codes”/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'New codes' })).toBeVisible();
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
    await openAccountPage('security', aUser({ hasSecondFactor: true }), { secondFactor });

    const code = screen.getByRole('textbox', { name: 'Code from your authenticator app' });
    await userEvent.type(screen.getByLabelText('Your password'), 'a long password');
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));

    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(/This code is not valid.*Six digits/);
    expect(screen.getByLabelText('Your password')).toBeValid();
  });

  it('says before that the recovery codes of a passkey are replaced', async () => {
    const secondFactor = { isOn: true, hasAuthenticatorApp: false, policy: 'off' as const };
    await openAccountPage('security', aUser({ hasSecondFactor: true }), { secondFactor });

    expect(screen.getByText(/Turning this on creates ten new ones/)).toBeVisible();
  });

  it('makes new recovery codes, shows them until they are kept, and says how many are left', async () => {
    server.use(
      http.post('*/api/user/second-factor/recovery-codes', () => {
        havePasskeys([], true, 10);
        return HttpResponse.json({ recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] });
      }),
    );
    const secondFactor = { isOn: true, hasAuthenticatorApp: true, policy: 'off' as const };
    await openAccountPage('security', aUser({ hasSecondFactor: true }), { secondFactor });
    expect(screen.queryByText(/Turning this on creates ten new ones/)).toBeNull();
    expect(await screen.findByText('You have no codes left.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'New codes' }));

    expect(await screen.findByText('klmno-pqrst')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('klmno-pqrst')).toBeNull();
    expect(await screen.findByText('Codes left: 10 of 10')).toBeVisible();
  });

  it('offers no new codes to an account without a second factor', async () => {
    await openAccountPage('security');

    expect(screen.queryByRole('button', { name: 'New codes' })).toBeNull();
  });
});
