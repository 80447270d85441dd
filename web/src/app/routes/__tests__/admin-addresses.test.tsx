import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aLead, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLead, haveLeads } from '../../../testing/open-inbox';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

const owner = aUser({ role: 'owner' });

/** Mocks the API of the owner's tabs and of signing out. */
beforeEach(() =>
  server.use(
    http.get('*/api/accounts', () => HttpResponse.json({ accounts: [] })),
    http.get('*/api/site/draft', () => HttpResponse.json({}, { status: 503 })),
    http.get('*/api/site/publication', () => HttpResponse.json({}, { status: 503 })),
    http.get('*/api/guide-entries', () => HttpResponse.json({ entries: [] })),
    http.get('*/api/audit', () => HttpResponse.json({ events: [], nextCursor: null })),
    http.post('*/api/user/logout', () => HttpResponse.json({})),
  ),
);

const signIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ruth');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('the address of a tab', () => {
  it.each([
    ['/admin', 'Overview', 'Overview | Admin'],
    ['/admin/upload', 'Mobile Upload', 'Mobile Upload | Admin'],
    ['/admin/images', 'Project Images', 'Project Images | Admin'],
    ['/admin/quick-upload', 'Quick Upload', 'Quick Upload | Admin'],
    ['/admin/leads', 'Leads', 'Leads | Admin'],
    ['/admin/website', 'Website', 'Website | Admin'],
    ['/admin/website/hours', 'Website', 'Hours | Website | Admin'],
    ['/admin/guide', 'Plant guide', 'Plant guide | Admin'],
    ['/admin/guide/new-problem', 'Plant guide', 'Plant guide | Admin'],
    ['/admin/guide/plants/sabal-palm', 'Plant guide', 'sabal-palm | Plant guide | Admin'],
    ['/admin/accounts', 'Accounts', 'Accounts | Admin'],
    ['/admin/settings', 'Settings', 'Settings | Admin'],
    ['/admin/settings/security', 'Settings', 'Security | Settings | Admin'],
    ['/admin?tab=quick', 'Quick Upload', 'Quick Upload | Admin'],
  ])('%s opens it, with a title of its own', async (path, tab, title) => {
    signedInAs(owner);
    openPage(path);

    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: tab })).toBeVisible();
    expect(document.title).toBe(title);
  });

  it('changes when a push notice is pressed, without another load of the page', async () => {
    const workers = Object.assign(new EventTarget(), { getRegistrations: async () => [] });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
    signedInAs(owner);
    haveLead(aWholeLead());
    const { bar } = openPage('/admin/quick-upload');
    await screen.findByRole('tab', { name: 'Quick Upload', selected: true });

    const data = { type: 'open-page', path: '/admin/leads/Q-7F3K2M' };
    act(() => void workers.dispatchEvent(new MessageEvent('message', { data })));

    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
    expect(bar.address).toBe('/admin/leads/Q-7F3K2M');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'isSecureContext');
  });

  it('changes with the tab, and Back returns', async () => {
    signedInAs(owner);
    const { bar, back } = openPage('/admin/quick-upload');

    await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sessions' }));
    expect(bar.address).toBe('/admin/settings/sessions');
    await back();
    await back();

    expect(bar.address).toBe('/admin/quick-upload');
    expect(screen.getByRole('tab', { name: 'Quick Upload', selected: true })).toBeVisible();
  });

  it('is reached by keyboard: arrows move, Enter and the space bar open', async () => {
    signedInAs(owner);
    const { bar } = openPage('/admin/upload');

    (await screen.findByRole('tab', { name: 'Mobile Upload' })).focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Leads' })).toHaveFocus();
    expect(bar.address).toBe('/admin/upload');
    await userEvent.keyboard(' ');

    expect(bar.address).toBe('/admin/leads');
    expect(screen.getByRole('tab', { name: 'Leads', selected: true })).toHaveFocus();
  });

  it.each([
    ['/admin/settings/nothing', 'This page does not exist'],
    ['/admin/leads/Q-7F3K2M/notes', 'This page does not exist'],
    ['/admin/website/nothing', 'This page does not exist'],
    ['/admin/guide/plants', 'This page does not exist'],
    ['/admin/guide/new-plant/x', 'This page does not exist'],
    ['/admin/guide/trees/live-oak', 'This page does not exist'],
    ['/admin/nothing', 'This page does not exist'],
    ['/admin/accounts', 'This page is not for your account'],
  ])('says what is wrong, with a way back: %s', async (path, text) => {
    signedInAs(aUser());
    const { bar } = openPage(path);

    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'To the admin area' }));

    expect(bar.address).toBe('/admin');
  });

  it.each([
    ['user', 'mail', 'Mail and alarms'],
    ['administrator', 'leads', 'Leads'],
    ['administrator', 'hooks', 'Connections'],
    ['crew', 'devices', 'Notifications on this device'],
  ] as const)('shows %ss no settings of %s', async (role, part, name) => {
    signedInAs(aUser({ role, isAdmin: role === 'administrator' }));
    openPage(`/admin/settings/${part}`);

    expect(await screen.findByText('This page is not for your account')).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('an address below /admin, signed out', () => {
  it('asks to sign in and then shows what it names', async () => {
    haveLead(aWholeLead());
    server.use(http.post('*/api/user/login', () => HttpResponse.json({ user: aUser() })));
    const { bar } = openPage('/admin/leads/Q-7F3K2M');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(document.title).toBe('Admin');

    await signIn();

    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
    expect(bar.address).toBe('/admin/leads/Q-7F3K2M');
    expect(document.title).toBe('Q-7F3K2M | Leads | Admin');
  });

  it("gives way to the owner's temporary password, and Back leads to it", async () => {
    const forced = aUser({ role: 'owner', passwordIsTemporary: true });
    server.use(http.post('*/api/user/login', () => HttpResponse.json({ user: forced })));
    const { bar, back } = openPage('/admin/leads?q=palms');

    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: "I'll change it later" }));
    expect(bar.address).toBe('/admin/settings');
    await back();

    expect(bar.address).toBe('/admin/leads?q=palms');
  });

  it('stays in reach of an owner whose password is temporary', async () => {
    signedInAs(aUser({ role: 'owner', passwordIsTemporary: true }));
    const { bar } = openPage('/admin');
    await waitFor(() => expect(bar.address).toBe('/admin/settings'));

    // The app opens the forced settings a second time a moment later. Therefore the press is repeated.
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Leads' }));
      expect(bar.address).toBe('/admin/leads');
    });

    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('is forgotten by a logout', async () => {
    signedInAs(aUser());
    const { bar } = openPage('/admin/leads?q=palms');

    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));

    expect(await screen.findByRole('heading', { name: 'Request Admin Access' })).toBeVisible();
    await waitFor(() => expect(bar.address).toBe('/admin'));
  });
});

describe('the address of the leads', () => {
  it('holds the filters, to which Back from a lead returns', async () => {
    const asked = haveLeads(aLead());
    haveLead(aWholeLead());
    signedInAs(aUser());
    const { bar, back } = openPage('/admin/leads?kind=quote&status=new');
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ana');
    await waitFor(() => expect(bar.address).toBe('/admin/leads?q=ana&kind=quote&status=new'));
    await userEvent.click(await screen.findByRole('link', { name: 'Ana Ruiz' }));
    expect(bar.address).toBe('/admin/leads/Q-7F3K2M');
    await back();

    expect(bar.address).toBe('/admin/leads?q=ana&kind=quote&status=new');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('ana');
    expect(asked.at(-1)?.get('q')).toBe('ana');
  });

  it('of the bin has no filters of the list, to which Back returns', async () => {
    haveLeads();
    signedInAs(aUser());
    const { bar, back } = openPage('/admin/leads?q=palms');

    await userEvent.click(await screen.findByRole('button', { name: 'Bin' }));
    expect(bar.address).toBe('/admin/leads?bin=true');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await back();

    expect(bar.address).toBe('/admin/leads?q=palms');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('palms'));
  });
});

describe('the address of a lead', () => {
  it('opens the lead without the list, in any case', async () => {
    const asked = haveLeads();
    haveLead(aWholeLead());
    signedInAs(aUser());
    const { bar } = openPage('/admin/leads/q-7f3k2m');

    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));

    expect(bar.address).toBe('/admin/leads');
    expect(await screen.findByText('No leads yet')).toBeVisible();
  });

  it.each([
    [aUser(), /in the bin or was erased/],
    [aUser({ role: 'user', isAdmin: false }), /^It was deleted, or/],
  ])('says when there is no such lead, with a way back', async (user, text) => {
    server.use(
      http.get('*/api/leads/Q-222222', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })),
    );
    signedInAs(user);
    const { bar } = openPage('/admin/leads/Q-222222');

    expect(await screen.findByText('No lead Q-222222')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All leads' }));

    expect(bar.address).toBe('/admin/leads');
  });
});
