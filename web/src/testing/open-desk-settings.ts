import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from './factories';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

export const owner = aUser({ role: 'owner' });

/** Opens a part of the settings as an owner, and waits until it has loaded. */
export async function openPart(part: string) {
  signedInAs(owner);
  openPage(`/admin/settings/${part}`);
  await screen.findAllByRole('button', { name: /Save|Add|Turn on here|Send a test/ });
}

/** Replaces a field's text. An empty text only clears it. */
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
