import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aWholeLead, aUser } from '../../../testing/factories';
import { haveGuide } from '../../../testing/guide-entries';
import { server } from '../../../testing/mocks/server';
import { haveLead, haveLeads, openLead } from '../../../testing/open-inbox';
import { haveProjects } from '../../../testing/open-images';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

const dayMs = 24 * 60 * 60 * 1000;
const owner = aUser({ role: 'owner' });
const noteField = () => screen.findByRole('textbox', { name: 'Your note' });

async function openNote(user = owner) {
  haveLeads(aWholeLead());
  haveLead(aWholeLead());
  signedInAs(user);
  const page = openPage(`/admin/leads/${aWholeLead().reference}`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Note' }));
  return page;
}

const search = () => screen.findByRole('searchbox', { name: 'Plant or problem' });
const openSearch = async () => {
  const page = await openLead(aWholeLead(), owner);
  await userEvent.click(screen.getByRole('button', { name: 'Insert from the guide' }));
  return page;
};

const typeIn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }));
  return screen.findByRole('textbox', { name: 'Name' });
};

const noteKey = `draft:lead/${aWholeLead().id}/note`;
const keepInOtherTab = (value: string) =>
  localStorage.setItem(noteKey, JSON.stringify({ userId: owner.id, keptAt: Date.now(), value }));

function forgetInOtherTab(value: string) {
  keepInOtherTab(value);
  const oldValue = localStorage.getItem(noteKey);
  localStorage.removeItem(noteKey);
  fireEvent(globalThis.window, new StorageEvent('storage', { key: noteKey, oldValue, newValue: null }));
}

describe('what staff typed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('comes back after a reload, for the same person, for a day', async () => {
    const first = await openNote();
    await userEvent.type(await noteField(), 'Gate code 4411');
    first.unmount();

    const second = await openNote();
    expect(await noteField()).toHaveValue('Gate code 4411');
    second.unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + dayMs);
    await openNote();

    expect(await noteField()).toHaveValue('');
  });

  it('is still there after signing out and in', async () => {
    server.use(http.post('*/api/user/logout', () => new HttpResponse(null, { status: 204 })));
    const page = await openNote();
    await userEvent.type(await noteField(), 'Gate code 4411');
    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    page.unmount();

    await openNote();

    expect(await noteField()).toHaveValue('Gate code 4411');
  });

  it('is gone once somebody else signs in', async () => {
    const first = await openNote();
    await userEvent.type(await noteField(), 'Gate code 4411');
    first.unmount();

    const second = await openNote(aUser({ id: 'user-2', username: 'maya' }));
    expect(await noteField()).toHaveValue('');
    second.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('4411');
    await openNote();

    expect(await noteField()).toHaveValue('');
  });

  it('is gone once another tab has sent it, or more of it, and stays where it differs', async () => {
    await openNote();
    await userEvent.type(await noteField(), 'Gate code');

    forgetInOtherTab('Gate code 4411');
    expect(await noteField()).toHaveValue('');

    await userEvent.type(await noteField(), 'Call first');
    forgetInOtherTab('Gate code 4411');
    expect(await noteField()).toHaveValue('Call first');
  });

  it('is kept while another tab sends something else', async () => {
    const first = await openNote();
    await userEvent.type(await noteField(), 'Gate code 4411');
    keepInOtherTab('Call first');
    await userEvent.clear(await noteField());
    first.unmount();

    await openNote();

    expect(await noteField()).toHaveValue('Call first');
  });

  it.each([
    ['/admin/images', 'Title'],
    ['/admin/images', 'Description'],
    ['/admin/upload', 'Project Title'],
    ['/admin/settings/mail', 'Send to'],
  ])('at %s comes back: %s', async (path, label) => {
    haveProjects();
    signedInAs(owner);
    const name = new RegExp(`^${label}`);
    const first = openPage(path);
    const [field = document.body] = await screen.findAllByRole('textbox', { name });
    fireEvent.input(field, { target: { value: 'https://half.test/typ' } });
    first.unmount();

    openPage(path);

    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name })[0]).toHaveValue('https://half.test/typ'),
    );
  });

  it('in the search for an entry of the guide comes back, until the entry is inserted', async () => {
    haveGuide();
    const first = await openSearch();
    await userEvent.type(await search(), 'cocoplm');
    first.unmount();

    const second = await openSearch();
    expect(await search()).toHaveValue('cocoplm');
    await userEvent.click(await screen.findByRole('radio', { name: /^Cocoplum/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    second.unmount();
    await openSearch();

    expect(await search()).toHaveValue('');
  });

  it('of a call comes back when Escape closed its form, until it is canceled', async () => {
    haveLeads();
    signedInAs(owner);
    openPage('/admin/leads');
    await userEvent.type(await typeIn(), 'Lou Kay');
    const ticked = ['Irrigation', 'Landscape Lighting', 'Send a confirmation by email'];
    for (const name of ticked) await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.keyboard('{Escape}');
    expect(await typeIn()).toHaveValue('Lou Kay');
    for (const name of ticked) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(ticked.length);

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await typeIn()).toHaveValue('');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('comes back with what was ticked', async () => {
    haveProjects();
    signedInAs(owner);
    const first = openPage('/admin/images');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Featured Project' }));
    first.unmount();

    openPage('/admin/images');

    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Featured Project' })).toBeChecked());
  });

  it('in an answer is kept while it fails', async () => {
    server.use(http.post('*/api/leads/:id/messages', () => HttpResponse.json({}, { status: 503 })));
    const { unmount } = await openLead(aWholeLead(), owner);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'On Tuesday');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Not sent; your text is kept')).toBeVisible();
    unmount();

    await openLead(aWholeLead(), owner);

    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('On Tuesday');
  });
});

/** Number of text fields in each file, and how typed text survives a reload. Secrets are never kept. */
const fields: Record<string, [count: number, keptBy: string]> = {
  'auth/components/first-name-form.tsx': [1, 'a draft'],
  'auth/components/account-link.tsx': [4, 'nothing: secrets, before a sign-in'],
  'auth/components/audit-trail.tsx': [2, 'nothing: a filter'],
  'auth/components/authenticator-app.tsx': [1, 'nothing: a secret'],
  'auth/components/change-password-form.tsx': [3, 'nothing: secrets'],
  'auth/components/code-field.tsx': [1, 'nothing: a secret'],
  'auth/components/confirm-sign-in.tsx': [1, 'nothing: a secret'],
  'auth/components/edit-account.tsx': [1, 'a draft'],
  'auth/components/forgot-password.tsx': [1, 'nothing: before a sign-in'],
  'auth/components/invite-form.tsx': [1, 'a draft'],
  'auth/components/new-account-form.tsx': [2, 'a draft'],
  'auth/components/passkey-row.tsx': [1, 'a draft'],
  'auth/components/passkeys.tsx': [1, 'a draft'],
  'auth/components/password-field.tsx': [1, 'nothing: a secret'],
  'auth/components/password-step.tsx': [2, 'nothing: secrets, before a sign-in'],
  'desk-settings/components/add-web-hook.tsx': [1, 'a draft'],
  'desk-settings/components/open-lead-door.tsx': [1, 'a draft'],
  'desk-settings/components/ask-address.tsx': [1, 'a draft'],
  'desk-settings/components/confirm-address.tsx': [1, 'nothing: a code'],
  'desk-settings/components/quiet-hours.tsx': [1, 'useSetting'],
  'desk-settings/components/required-field.tsx': [1, 'quiet-hours.tsx, on-call-setting.tsx'],
  'desk-settings/components/retention-setting.tsx': [1, 'a draft'],
  'desk-settings/components/rota-rows.tsx': [2, 'on-call-setting.tsx'],
  'desk-settings/components/sender-name.tsx': [1, 'a draft'],
  'desk-settings/components/steps-setting.tsx': [2, 'a draft'],
  'desk-settings/visits/date-fields.tsx': [1, 'visit-settings.tsx'],
  'desk-settings/visits/visit-calendar.tsx': [1, 'nothing: read only'],
  'desk-settings/visits/visit-settings.tsx': [1, 'useSetting'],
  'desk-settings/visits/window-fields.tsx': [1, 'visit-settings.tsx'],
  'guide-editor/components/entry-list.tsx': [1, 'the address'],
  'guide-editor/form/fields.tsx': [5, 'useField'],
  'guide-editor/form/sources-field.tsx': [2, 'useField'],
  'inbox/chats/chat-answer.tsx': [1, 'a draft'],
  'inbox/components/answer-files.tsx': [1, 'composer.tsx'],
  'inbox/components/composer.tsx': [1, 'a draft'],
  'inbox/components/correct-lead.tsx': [1, 'a draft'],
  'inbox/components/guide-insert.tsx': [1, 'a draft'],
  'inbox/components/lead-filters.tsx': [1, 'the address'],
  'inbox/components/next-step.tsx': [2, 'a draft'],
  'inbox/components/planned-answer.tsx': [1, 'a draft'],
  'inbox/components/send-time.tsx': [1, 'composer.tsx'],
  'inbox/visits/cancel-dialog.tsx': [1, 'a draft'],
  'inbox/components/test-mail.tsx': [1, 'a draft'],
  'inbox/components/type-in-lead.tsx': [2, 'a draft'],
  'projects/manage/mobile-upload.tsx': [2, 'a draft'],
  'projects/manage/project-fields.tsx': [7, 'project-form.tsx'],
  'projects/manage/library-search.tsx': [2, 'the address'],
  'projects/manage/story/story-fields.tsx': [5, 'story-form.tsx'],
  'projects/manage/story/story-picture-row.tsx': [2, 'story-form.tsx'],
  'website/publish/publish-dialog.tsx': [2, 'a draft'],
};

const textField =
  /<(?:TextField|TextArea|PasswordField|RequiredField|textarea)\b|<input(?![^>]*type="(?:radio|checkbox|range)")/g;

describe('the admin area', () => {
  it('says of each text field what keeps what is typed there', () => {
    const features = join(import.meta.dirname, '../../../features');
    const names = globSync(
      '{auth,inbox,guide-editor,desk-settings,overview,brief,website/publish,projects/manage}/**/*.tsx',
      { cwd: features },
    ).filter((name) => !name.includes('.test.'));
    const found = names.flatMap((name) => {
      const code = readFileSync(join(features, name), 'utf8');
      const count = code.match(textField)?.length ?? 0;
      return count > 0 ? [{ name, count, hasDraft: /lib\/drafts\/|<AddForm/.test(code) }] : [];
    });

    expect(Object.fromEntries(found.map(({ name, count }) => [name, count]))).toEqual(
      Object.fromEntries(Object.entries(fields).map(([name, [count]]) => [name, count])),
    );
    expect(
      found
        .filter(({ name, hasDraft }) => hasDraft !== (fields[name]?.[1] === 'a draft'))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
