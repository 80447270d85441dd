import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile, anUnreadableFile, aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { NewProject } from '../../../types/api';

/** Cuts the connection once for each of these titles. @returns the accepted photos, and the keys of all attempts */
function refuseOnce(...names: string[]) {
  const sent: NewProject[] = [];
  const keys: (string | null)[] = [];
  const refused = new Set(names);
  server.use(
    http.post('*/api/projects', async ({ request }) => {
      const project = (await request.json()) as NewProject;
      keys.push(request.headers.get('idempotency-key'));
      if (refused.delete(project.title)) return HttpResponse.error();
      sent.push(project);
      return HttpResponse.json(aProject({ title: project.title }), { status: 201 });
    }),
  );
  return { sent, keys };
}

describe('several photos at once', () => {
  it('each tell what became of them, and those cut off are tried again', async () => {
    const { sent, keys } = refuseOnce('back');
    signedInAs(aUser());
    openPage('/admin/quick-upload');

    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Section for all of them' }),
      'HOA Services',
    );
    await userEvent.upload(
      screen.getByLabelText('Choose several photos'),
      [aFile('front.jpg'), aFile('back.jpg'), aFile('huge.jpg', 'image/jpeg', 5_000_001)],
      { applyAccept: false },
    );
    const rows = within(await screen.findByRole('list', { name: 'Chosen photos' }));
    expect(await rows.findByText('File is too large. Maximum size is 5MB.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 photos' }));

    expect(await screen.findByText('1 of 3 uploaded.')).toBeVisible();
    const again = await rows.findByRole('button', { name: 'Try again: back.jpg' });
    expect(rows.queryByRole('button', { name: 'Try again: huge.jpg' })).toBeNull();
    await userEvent.click(again);

    expect(await screen.findByText('2 of 3 uploaded.')).toBeVisible();
    expect(sent.map(({ title, description }) => [title, description])).toEqual([
      ['front', 'Uploaded from mobile - Section: hoa'],
      ['back', 'Uploaded from mobile - Section: hoa'],
    ]);
    const [front, back, backAgain] = keys;
    expect(backAgain).toBe(back);
    expect(new Set([front, back, null]).size).toBe(3);
  });

  it('say at once which file is empty, so that the picture is chosen again while it can be', async () => {
    signedInAs(aUser());
    openPage('/admin/quick-upload');

    await userEvent.upload(await screen.findByLabelText('Choose several photos'), [
      aFile('in-the-cloud.jpg', 'image/jpeg', 0),
    ]);

    const rows = within(await screen.findByRole('list', { name: 'Chosen photos' }));
    expect(await rows.findByText(/^The file is empty\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload 1 photo' })).toBeNull();
  });

  it('say which file cannot be read, and go on with the others', async () => {
    signedInAs(aUser());
    openPage('/admin/quick-upload');

    await userEvent.upload(await screen.findByLabelText('Choose several photos'), [
      anUnreadableFile('moved.jpg'),
      aFile('front.jpg'),
    ]);

    const rows = within(await screen.findByRole('list', { name: 'Chosen photos' }));
    expect(await rows.findByText(/^Failed to read file\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  });

  it('take the title and the category that their row is given', async () => {
    const { sent } = refuseOnce();
    signedInAs(aUser());
    openPage('/admin/quick-upload');

    await userEvent.upload(await screen.findByLabelText('Choose several photos'), [aFile('front.jpg')]);
    await userEvent.click(await screen.findByText('Title and category'));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Front yard');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Irrigation');
    await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 photo' }));

    expect(await screen.findByText('1 of 1 uploaded.')).toBeVisible();
    expect(sent).toMatchObject([{ title: 'Front yard', category: 'irrigation' }]);
  });

  it('can be taken off the list before they are sent', async () => {
    signedInAs(aUser());
    openPage('/admin/quick-upload');

    await userEvent.upload(await screen.findByLabelText('Choose several photos'), [
      aFile('front.jpg'),
      aFile('back.jpg'),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove front.jpg' }));

    expect(await screen.findByRole('button', { name: 'Upload 1 photo' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByText('back.jpg')).toBeNull();
  });
});

describe('a photo that is removed while others are sent', () => {
  it('is not sent', async () => {
    const sent: string[] = [];
    const first: { arrive?: () => void } = {};
    const held = new Promise<void>((resolve) => {
      first.arrive = resolve;
    });
    server.use(
      http.post('*/api/projects', async ({ request }) => {
        const { title } = (await request.json()) as NewProject;
        sent.push(title);
        if (title === 'first') await held;
        return HttpResponse.json(aProject({ title }), { status: 201 });
      }),
    );
    signedInAs(aUser());
    openPage('/admin/quick-upload');
    await userEvent.upload(await screen.findByLabelText('Choose several photos'), [
      aFile('first.jpg'),
      aFile('private.jpg'),
      aFile('last.jpg'),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload 3 photos' }));
    await waitFor(() => expect(sent).toEqual(['first']));

    await userEvent.click(screen.getByRole('button', { name: 'Remove private.jpg' }));
    first.arrive?.();

    expect(await screen.findByText('2 of 2 uploaded.')).toBeVisible();
    expect(sent).toEqual(['first', 'last']);
  });
});

describe('an upload whose connection is lost', () => {
  it.each([
    ['mobile', 'Upload Photo', 'Project photo', 'Photo uploaded successfully!'],
    ['quick', 'Upload Now', 'Tap to take a photo', 'Image uploaded successfully.'],
    ['images', 'Add Project', /Drag an image here/, 'Project image added successfully'],
  ])('keeps everything and is tried again: %s', async (tab, submit, field, done) => {
    const { sent, keys } = refuseOnce('Front lawn');
    signedInAs(aUser());
    openPage(`/admin?tab=${tab}`);
    await userEvent.upload(await screen.findByLabelText(field), aFile('Front lawn.jpg'));
    if (tab === 'images') await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Front lawn');

    await userEvent.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText('Not uploaded yet')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toHaveLength(1);
    // The server may have saved the photo at the first attempt although its response was lost, so the key is the same.
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(screen.queryByText('Not uploaded yet')).toBeNull();
  });
});
