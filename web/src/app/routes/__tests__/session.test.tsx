import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionChannel } from '../../../features/auth/other-tabs';
import { codesShown, selectRecoveryCodes } from '../../../features/auth/recovery-codes-slice';
import { changeDraft, selectDraft } from '../../../lib/drafts/drafts-slice';
import { aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects } from '../../../testing/open-images';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

/** Simulates the message that another tab sends when the user signs in or out there. */
function hearFromAnotherTab(): void {
  const channel = new BroadcastChannel(sessionChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage('another tab');
  channel.close();
}

const signOutEverywhere = () =>
  server.use(http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: false, user: null })));

async function signInAgain() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

const description = () => screen.findByRole('textbox', { name: 'Description' });

describe('a second tab that signs out', () => {
  it('leads this one back to the login, with what was typed kept', async () => {
    signedInAs(aUser());
    openPage('/admin/upload');
    await userEvent.type(await description(), 'Palms along the drive');

    signOutEverywhere();
    hearFromAnotherTab();

    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    signedInAs(aUser());
    await signInAgain();
    expect(await description()).toHaveValue('Palms along the drive');
  });

  it('asks to sign in above an open dialog, which keeps what was typed', async () => {
    signedInAs(aUser());
    openPage('/admin/leads');
    await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana Ruiz');

    signOutEverywhere();
    hearFromAnotherTab();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: 'Add a lead from a call, a walk-in or a referral' }),
      ).toBeNull(),
    );
    signedInAs(aUser());
    await signInAgain();

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Ruiz'));
  });

  it('and signs in as another user shows nothing that was typed here', async () => {
    signedInAs(aUser());
    openPage('/admin/upload');
    await userEvent.type(await description(), 'Palms along the drive');

    signedInAs(aUser({ id: 'user-2', username: 'maya' }));
    hearFromAnotherTab();

    expect(await screen.findByRole('heading', { name: 'Hello, maya' })).toBeVisible();
    expect(await description()).toHaveValue('');
  });
});

describe('a session of another user', () => {
  it('knows nothing of what the first one left in the tab', async () => {
    signedInAs(aUser());
    const { store } = openPage('/admin/settings');
    expect(await screen.findByRole('heading', { name: 'Hello, ruth' })).toBeVisible();
    act(() => {
      store.dispatch(codesShown(['first-code']));
      store.dispatch(changeDraft('lead/lead-1/answer', 'Hello Ana'));
    });
    signOutEverywhere();
    hearFromAnotherTab();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();

    signedInAs(aUser({ id: 'user-2', username: 'maya' }));
    hearFromAnotherTab();

    expect(await screen.findByRole('heading', { name: 'Hello, maya' })).toBeVisible();
    expect(selectRecoveryCodes(store.getState())).toEqual([]);
    expect(selectDraft('lead/lead-1/answer')(store.getState())).toBeUndefined();
  });

  it('of the same user goes on where it was', async () => {
    signedInAs(aUser());
    const { store } = openPage('/admin/settings');
    expect(await screen.findByRole('heading', { name: 'Hello, ruth' })).toBeVisible();
    act(() => void store.dispatch(changeDraft('lead/lead-1/answer', 'Hello Ana')));
    signOutEverywhere();
    hearFromAnotherTab();
    await screen.findByText(/Your session has ended/);

    signedInAs(aUser());
    await signInAgain();

    expect(await screen.findByRole('heading', { name: 'Hello, ruth' })).toBeVisible();
    expect(selectDraft('lead/lead-1/answer')(store.getState())).toBe('Hello Ana');
  });
});

describe('a sign-out', () => {
  it('is not taken for the end of a session when an earlier answer comes meanwhile', async () => {
    signedInAs(aUser());
    const held: Array<() => void> = [];
    server.use(
      http.post('*/api/user/logout', async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    openPage('/admin/settings');
    expect(await screen.findByRole('heading', { name: 'Hello, ruth' })).toBeVisible();

    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    signedInAs(aUser({ username: 'ruth.b' }));
    hearFromAnotherTab();
    expect(await screen.findByRole('heading', { name: 'Hello, ruth.b' })).toBeVisible();
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();

    expect(await screen.findByRole('heading', { name: 'Request Admin Access' })).toBeVisible();
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
  });
});

describe('a server that does not answer', () => {
  it.each(['/admin', '/admin/login'])('is not taken for a sign-out: %s', async (path) => {
    server.use(http.get('*/api/user/session', () => HttpResponse.json({}, { status: 502 }), { once: true }));
    openPage(path);

    expect(await screen.findByText('The server did not answer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    signedInAs(aUser());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Logout' })[0]).toBeVisible());
  });
});

describe('a temporary password at the login page', () => {
  it('shows the banner, which leads to the form', async () => {
    signedInAs(aUser({ passwordIsTemporary: true }));
    openPage('/admin/login');

    await userEvent.click(await screen.findByRole('button', { name: 'Change Password Now' }));

    expect(await screen.findByLabelText('Current password')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: "I'll change it later" }));
    expect(screen.queryByRole('button', { name: 'Change Password Now' })).toBeNull();
  });
});

describe('what an account may not do', () => {
  // This test runs first. Later, a page that another test opened for another account could still send requests.
  it('is left out for crew, which works with its own pictures', async () => {
    signedInAs(aUser({ role: 'crew', isAdmin: false }));
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    haveProjects(aProject({ title: 'Pond' }), aProject({ title: 'Lake bank' }));
    const { unmount } = openPage('/admin/images');

    expect(await screen.findByRole('heading', { name: 'Pond' })).toBeVisible();
    expect(screen.getAllByRole('tab', { selected: false }).map(({ textContent }) => textContent)).toEqual(
      expect.not.arrayContaining(['Leads', 'Website', 'Accounts']),
    );
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
    unmount();

    openPage('/admin/leads');
    expect(await screen.findByText('This page is not for your account')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/leads'))).toEqual([]);
    server.events.removeAllListeners();
  });

  it.each([
    ['mobile', 'Upload Photo'],
    ['images', 'Upload Image'],
    ['quick', 'Upload Now'],
  ])('is said beforehand: %s', async (tab, submit) => {
    signedInAs(aUser({ role: 'user', isAdmin: false }));
    openPage(`/admin?tab=${tab}`);

    expect(await screen.findByText('Your account is for leads')).toBeVisible();
    expect(screen.queryByRole('button', { name: submit })).toBeNull();
  });

  it('leaves "User" in the settings, with the role beside it', async () => {
    signedInAs(aUser({ role: 'crew', isAdmin: false }));
    openPage('/admin/settings');

    expect(await screen.findByText('User')).toBeVisible();
    expect(screen.getByText('Crew')).toBeVisible();
  });

  it.each([
    ['mobile', 'Upload Photo', 'Project photo', 'Upload Failed', /not allowed to upload photos/],
    ['quick', 'Upload Now', 'Tap to take a photo', 'Error', /not allowed to change project images/],
  ])(
    'is said in the error toast, and no other try is offered: %s',
    async (tab, submit, field, title, text) => {
      signedInAs(aUser());
      server.use(
        http.post('*/api/projects', () => HttpResponse.json({ code: 'forbidden' }, { status: 403 })),
      );
      openPage(`/admin?tab=${tab}`);

      await userEvent.upload(
        await screen.findByLabelText(field),
        new File(['x'], 'lawn.jpg', { type: 'image/jpeg' }),
      );
      await userEvent.click(screen.getByRole('button', { name: submit }));

      expect(await screen.findByText(title)).toBeVisible();
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('Not uploaded yet')).toBeNull();
    },
  );
});

describe('the alert about a temporary password', () => {
  const owner = aUser({ role: 'owner', passwordIsTemporary: true });
  const change = { name: 'Change Password Now' };

  it('stays put off after a reload and on the other page, until the next sign-in', async () => {
    signedInAs(owner);
    const first = openPage('/admin');
    await userEvent.click(await screen.findByRole('button', { name: "I'll change it later" }));
    first.unmount();

    const reloaded = openPage('/admin/leads');
    expect(await screen.findByRole('tab', { name: 'Leads', selected: true })).toBeVisible();
    expect(screen.queryByRole('button', change)).toBeNull();
    reloaded.unmount();

    const dashboard = openPage('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', change)).toBeNull();
    dashboard.unmount();

    server.use(
      http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: false, user: null })),
    );
    openPage('/admin?login=true');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('button', change)).toBeVisible();
  });

  it('comes back after a sign-out', async () => {
    signedInAs(owner);
    const first = openPage('/admin');
    await userEvent.click(await screen.findByRole('button', { name: "I'll change it later" }));
    server.use(http.post('*/api/user/logout', () => HttpResponse.json({})));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Request Admin Access' });
    first.unmount();

    openPage('/admin');

    expect(await screen.findByRole('button', change)).toBeVisible();
  });
});
