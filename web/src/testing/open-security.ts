import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { Passkey, SecondFactorState } from '../types/api';
import { aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

export const noSecondFactor: SecondFactorState = { isOn: false, hasAuthenticatorApp: false, policy: 'off' };

export const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];

export const aPasskey = (wanted: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey-1',
  name: 'Office laptop',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: '2026-01-06T12:00:00.000Z',
  isBackedUp: false,
  ...wanted,
});

/**
 * Refuses sign-ins without a code. Answers sign-ins with a code by calling `answerToCode`.
 *
 * @returns the codes that were sent
 */
export function haveSecondFactor(refusal: object, answerToCode: () => Response) {
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

export const refused = (status: number, code: string, headers = {}) =>
  HttpResponse.json({ error: 'no', code }, { status, headers });

/** Signs in with user name and password. Stops where a second factor is required. */
export async function enterPassword() {
  openPage('/admin?login=true');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** Mocks a path of the API. @returns the request bodies */
export function note(
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

/** Opens the settings page 'Security' in a browser that supports passkeys. */
export async function openSettings(secondFactor = noSecondFactor, user = aUser()) {
  signedInAs(user, { secondFactor, passkeysAvailable: true });
  openPage('/admin/settings/security');
  await screen.findByRole('heading', { name: 'Security' });
}

/** Mocks the user's passkeys, and whether the address allows passkeys. */
export const havePasskeys = (passkeys: Passkey[], isAvailable = true, recoveryCodesLeft = 0) =>
  server.use(
    http.get('*/api/user/passkeys', () => HttpResponse.json({ passkeys, isAvailable, recoveryCodesLeft })),
  );
