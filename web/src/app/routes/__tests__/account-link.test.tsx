import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { aNewPasskeyQuestion, forgetPasskeys, knowPasskeys } from '../../../testing/fake-passkeys';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { AccountLink } from '../../../types/api';

const link: AccountLink = {
  purpose: 'invitation',
  username: 'dana@people.example',
  email: 'dana@people.example',
  role: 'user',
  language: 'en',
  expiresAt: '2026-01-08T17:30:00.000Z',
};

/** Mocks the API for the page of an account link. @returns the request bodies that the page sends */
function haveLink(changes: Partial<AccountLink> = {}) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: false, user: null })),
    http.post('*/api/user/logout', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/user/links/read', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...link, ...changes });
    }),
    http.post('*/api/user/links/use', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ username: 'dana' });
    }),
  );
  return sent;
}

const openLink = (token = 'a-token') => {
  location.hash = token;
  openPage(`/admin/link#${token}`);
};

afterEach(() => {
  forgetPasskeys();
  location.hash = '';
});

describe('the link of an invitation', () => {
  it('lets a person choose name, first name, language and password, and leads to the sign-in', async () => {
    const sent = haveLink();
    openLink();

    await userEvent.clear(await screen.findByRole('textbox', { name: 'Username' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'dana');
    await userEvent.type(screen.getByRole('textbox', { name: 'First name for customers' }), 'Dana');
    await userEvent.type(screen.getByLabelText('New password'), 'pelican-harbor-42');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(sent).toEqual([
      { token: 'a-token' },
      {
        token: 'a-token',
        username: 'dana',
        firstName: 'Dana',
        language: 'en',
        newPassword: 'pelican-harbor-42',
      },
    ]);
  });

  it('leads to the sign-in when it is sent again after its answer was lost, but not with another password', async () => {
    haveLink();
    let asked = 0;
    server.use(
      http.post('*/api/user/links/use', () => {
        asked += 1;
        if (asked === 1) return HttpResponse.error();
        return HttpResponse.json({ error: 'ended', code: 'link_ended' }, { status: 404 });
      }),
    );
    openLink();
    const password = await screen.findByLabelText('New password');
    await userEvent.type(password, 'pelican-harbor-42{Enter}');
    expect(await screen.findByText('Check the connection and try again.')).toBeVisible();
    await userEvent.type(password, '3{Enter}');
    expect(await screen.findByText(/has been used or has expired/)).toBeVisible();

    await userEvent.type(password, '{Backspace}{Enter}');

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('signs out another person in this browser before its own signs in', async () => {
    haveLink();
    signedInAs(aUser({ username: 'ruth' }));
    const signedOut: string[] = [];
    server.use(
      http.post('*/api/user/logout', ({ request }) => {
        signedOut.push(request.url);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    openLink();

    await userEvent.type(await screen.findByLabelText('New password'), 'pelican-harbor-42');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(signedOut).toHaveLength(1);
  });

  it('is in the language of the mail', async () => {
    haveLink({ language: 'es' });
    openLink();

    expect(await screen.findByRole('heading', { name: 'Le damos la bienvenida' })).toBeVisible();
  });

  it('leads to the sign-in in the language that the person chose', async () => {
    haveLink();
    openLink();

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
    await userEvent.type(screen.getByLabelText('New password'), 'pelican-harbor-42');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));

    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
  });

  it('says why a password is refused, at its field', async () => {
    haveLink();
    server.use(
      http.post('*/api/user/links/use', () =>
        HttpResponse.json(
          {
            error: 'Some fields need your attention.',
            code: 'validation_failed',
            fields: { newPassword: { message: 'x', code: 'password_common' } },
          },
          { status: 400 },
        ),
      ),
    );
    openLink();

    await userEvent.type(await screen.findByLabelText('New password'), 'password1');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));

    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
  });

  it('says why a first name is refused with a passkey, and no longer what was wrong with a password', async () => {
    haveLink();
    knowPasskeys();
    const fields = { firstName: { message: 'x', code: 'too_long' } };
    const taken = { username: { message: 'x', code: 'username_taken' } };
    server.use(
      http.post('*/api/user/links/use', () =>
        HttpResponse.json({ error: 'x', fields: taken }, { status: 400 }),
      ),
      // The server rejects the name before the device creates a passkey, so that no unused passkey stays on the device.
      http.post('*/api/user/links/passkey-options', async ({ request }) =>
        Object.hasOwn((await request.json()) as object, 'firstName')
          ? HttpResponse.json({ error: 'x', fields }, { status: 400 })
          : HttpResponse.json(aNewPasskeyQuestion),
      ),
    );
    openLink();

    await userEvent.type(await screen.findByLabelText('New password'), 'a long enough one');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));

    const firstName = screen.getByRole('textbox', { name: 'First name for customers' });
    await waitFor(() => expect(firstName).toBeInvalid());
    expect(firstName).toHaveAccessibleDescription(/^Please shorten this text/);
    expect(screen.getByRole('textbox', { name: 'Username' })).toBeValid();
  });

  it('names the passkey of an unknown browser, and not after the button', async () => {
    haveLink();
    knowPasskeys();
    const names: unknown[] = [];
    server.use(
      http.post('*/api/user/links/passkey-options', () => HttpResponse.json(aNewPasskeyQuestion)),
      http.post('*/api/user/links/use-passkey', async ({ request }) => {
        names.push(((await request.json()) as { name: string }).name);
        return HttpResponse.json({ username: 'maya' });
      }),
    );
    openLink();

    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));

    await waitFor(() => expect(names).toEqual(['My device']));
  });

  it('that has ended leads to the sign-in', async () => {
    server.use(
      http.post('*/api/user/links/read', () =>
        HttpResponse.json({ error: 'ended', code: 'link_ended' }, { status: 404 }),
      ),
    );
    openLink();

    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is asked for at the sign-in, by name or address', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: false, user: null })),
      http.post('*/api/user/password-reset', async ({ request }) => {
        asked.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    openPage('/admin?login=true');

    await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Username or email' }), 'dana');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(asked).toEqual([{ username: 'dana' }]);
  });

  it('asks for the password alone', async () => {
    haveLink({ purpose: 'password_reset', username: 'dana' });
    openLink();

    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'First name for customers' })).toBeNull();
  });
});
