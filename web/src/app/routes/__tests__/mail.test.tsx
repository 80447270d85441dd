import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

describe('mail', () => {
  afterEach(() => localStorage.clear());

  it('that failed or is paused is told above all tabs', async () => {
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({
          isPaused: true,
          pausedCause: 'sign_in',
          pausedReason: '535 wrong password',
          failedCount: 2,
        }),
      ),
    );
    signedInAs(aUser());
    openPage('/admin');

    expect(await screen.findByText(/Sending mail is paused/)).toBeVisible();
    expect(await screen.findByText('The mail server said: 535 wrong password')).toBeVisible();
    expect(await screen.findByText('2 emails could not be sent.')).toBeVisible();
    expect(
      screen.getByText(
        'Cause: the mail server rejects our username or password. Tell the person who runs the server.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the leads' }));
    expect(screen.getByRole('tab', { name: 'Leads', selected: true })).toBeVisible();
  });

  it.each([
    ['en', 'Send all again', /2 emails could not be sent/],
    ['es', 'Enviar todos de nuevo', /No se pudieron enviar 2 correos/],
  ])('that failed is sent again at once by anybody of the staff: %s', async (language, button, sentence) => {
    let failedCount = 2;
    server.use(
      http.get('*/api/leads/mail-state', () => HttpResponse.json({ isPaused: false, failedCount })),
      http.post('*/api/leads/mail-state/send-failed', () => {
        failedCount = 0;
        return HttpResponse.json({ count: 2 });
      }),
    );
    signedInAs(aUser({ role: 'user', isAdmin: false }));
    localStorage.setItem('language', language);
    openPage('/admin');

    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: button }));

    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  it('that a restored backup owed is held until an administrator decides', async () => {
    let heldCount = 3;
    const decisions: unknown[] = [];
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({ isPaused: false, pausedReason: null, failedCount: 0, heldCount }),
      ),
      http.post('*/api/leads/held-mail', async ({ request }) => {
        decisions.push(await request.json());
        heldCount = 0;
        return HttpResponse.json({ count: 3 });
      }),
    );
    signedInAs(aUser());
    openPage('/admin');

    expect(await screen.findByText(/3 emails are held back, because/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No, send now' }));

    await waitFor(() => expect(screen.queryByText(/3 emails are held back, because/)).toBeNull());
    expect(decisions).toEqual([{ decision: 'send' }]);
  });

  it('that is held is not decided by a user', async () => {
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({ isPaused: false, pausedReason: null, failedCount: 0, heldCount: 1 }),
      ),
    );
    signedInAs(aUser({ role: 'user', isAdmin: false }));
    openPage('/admin');

    expect(await screen.findByText(/1 email is held back until an administrator decides/)).toBeVisible();
    expect(screen.queryByText(/sent after the backup/)).toBeNull();
    expect(screen.queryByRole('button', { name: /send now|mark as sent/ })).toBeNull();
  });

  it('by the second server is told, and both servers can be tried', async () => {
    server.use(
      http.get('*/api/leads/mail-state', () =>
        HttpResponse.json({
          sendsBy: 'fallback',
          hasFallbackServer: true,
          isPaused: false,
          pausedCause: 'refusing',
          pausedReason: '550 daily limit',
        }),
      ),
      http.post('*/api/leads/test-mail', () =>
        HttpResponse.json({
          isAccepted: false,
          serverAnswer: '550 go away',
          tookMs: 40,
          fallback: { isAccepted: true, serverAnswer: '250 taken', tookMs: 50 },
        }),
      ),
    );
    signedInAs(aUser());
    openPage('/admin');

    expect(await screen.findByText(/Mail goes out through the second one/)).toBeVisible();
    expect(screen.getByText('The mail server said: 550 daily limit')).toBeVisible();
    await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('link', { name: 'Mail and alarms' }));
    expect(await screen.findByText(/^Mail goes out through the second mail server/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test email' }));

    expect(await screen.findByText('First mail server')).toBeVisible();
    expect(screen.getByText('Second mail server')).toBeVisible();
    expect(screen.getByText('250 taken')).toBeVisible();
  });

  it('can be tried, and the server is quoted', async () => {
    server.use(
      http.post('*/api/leads/test-mail', () =>
        HttpResponse.json({ isAccepted: false, serverAnswer: '550 go away', tookMs: 40 }),
      ),
    );
    signedInAs(aUser());
    openPage('/admin/settings/mail');

    await userEvent.click(await screen.findByRole('button', { name: 'Send a test email' }));

    expect(await screen.findByText('Not accepted; the attempt took 0.04 s')).toBeVisible();
    expect(await screen.findByText('550 go away')).toBeVisible();
  });

  it('shows which record of the sender’s domain is missing, and what to add', async () => {
    signedInAs(aUser());
    server.use(
      http.get('*/api/leads/sender-domain', () =>
        HttpResponse.json({
          domain: 'firm.test',
          records: [
            { record: 'spf', state: 'found', name: 'firm.test', toAdd: null },
            { record: 'dmarc', state: 'missing', name: '_dmarc.firm.test', toAdd: 'v=DMARC1; p=none' },
          ],
        }),
      ),
    );
    openPage('/admin/settings/mail');

    expect(await screen.findByText('DMARC: _dmarc.firm.test')).toBeVisible();
    expect(screen.getByText('Missing.')).toBeVisible();
    expect(screen.getByText('v=DMARC1; p=none')).toBeVisible();
  });
});
