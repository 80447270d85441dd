import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aWholeLead, aUser } from '../../../testing/factories';
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

  it('in an answer is kept while it fails', async () => {
    server.use(http.post('*/api/leads/:id/messages', () => HttpResponse.json({}, { status: 503 })));
    const { unmount } = await openLead(aWholeLead(), owner);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'On Tuesday');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('It was not sent; your text is kept')).toBeVisible();
    unmount();

    await openLead(aWholeLead(), owner);

    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('On Tuesday');
  });
});

/** Files with a text field and no draft of their own, and why. */
const exceptions: Record<string, string> = {
  'auth/components/authenticator-app.tsx': 'secrets',
  'auth/components/change-password-form.tsx': 'secrets',
  'auth/components/code-field.tsx': 'secrets',
  'auth/components/confirm-sign-in.tsx': 'secrets',
  'auth/components/password-field.tsx': 'secrets',
  'auth/components/password-step.tsx': 'secrets, before a sign-in',
  'auth/components/audit-trail.tsx': 'a filter',
  'guide-editor/components/entry-list.tsx': 'a search, in the address',
  'inbox/components/guide-insert.tsx': 'a search',
  'inbox/components/search-field.tsx': 'a search, in the address',
  'guide-editor/form/fields.tsx': 'useField keeps it',
  'guide-editor/form/sources-field.tsx': 'useField keeps it',
  'projects/manage/project-fields.tsx': 'project-form.tsx keeps it',
};

describe('the admin area', () => {
  it('has no text field without a draft, secrets and searches excepted', () => {
    const features = join(import.meta.dirname, '../../../features');
    const names = globSync(
      '{auth,inbox,guide-editor,desk-settings,overview,brief,website/publish,projects/manage}/**/*.tsx',
      { cwd: features },
    );
    const withFields = names.filter((name) =>
      /<(?:TextField|TextArea|PasswordField|textarea)\b|<input(?![^>]*type="(?:radio|checkbox)")/.test(
        readFileSync(join(features, name), 'utf8'),
      ),
    );
    const bare = withFields.filter(
      (name) => !name.includes('.test.') && !/lib\/drafts\//.test(readFileSync(join(features, name), 'utf8')),
    );

    expect(withFields.length).toBeGreaterThan(15);
    expect(bare.toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });
});
