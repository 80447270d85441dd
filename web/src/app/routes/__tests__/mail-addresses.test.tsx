import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

const ask = async (email: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Change: Quote requests (office address)' }),
  );
  expect(screen.getByRole('textbox', { name: 'New address' })).toHaveFocus();
  await userEvent.keyboard(email);
  await userEvent.click(screen.getByRole('button', { name: 'Email a code' }));
};

describe('the mail addresses', () => {
  it('say what is wrong with a new one: its form, its domain, or what the mail server says', async () => {
    const answers = [
      HttpResponse.json(
        { error: '', code: 'validation_failed', fields: { email: { message: '', code: 'no_mail_server' } } },
        { status: 400 },
      ),
      HttpResponse.json(
        { error: '', code: 'mail_not_accepted', serverAnswer: '550 no such user' },
        { status: 422 },
      ),
    ];
    server.use(http.put('*/api/leads/mail-addresses/office', () => answers.shift()));
    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/settings/mail');

    await ask('ann');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'New address' }), '@frim.test');
    await userEvent.click(screen.getByRole('button', { name: 'Email a code' }));
    expect(await screen.findByText(/^No mail server accepts mail for this address/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Email a code' }));
    expect(await screen.findByText('The mail server says: 550 no such user')).toBeVisible();
  });

  it('keep the focus at their row when its form ends', async () => {
    server.use(http.put('*/api/leads/mail-addresses/office', () => HttpResponse.json({})));
    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/settings/mail');

    await ask('ann@firm.test');

    const row = screen.getByText('Quote requests (office address)').closest('li');
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('are read-only for administrators', async () => {
    signedInAs(aUser({ role: 'administrator', isAdmin: true }));
    openPage('/admin/settings/mail');

    expect(await screen.findByText('hello@sandhillgrounds.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});
