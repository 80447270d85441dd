import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aFile, aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';

/** Fake of the browser's IndexedDB, which jsdom lacks. It survives a reload of the page. */
const database = new Map<string, unknown>();
jest.unstable_mockModule('idb-keyval', () => ({
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
  entries: async () => [...database],
}));
const { openPage } = await import('../../../testing/test-utils');

const dayMs = 24 * 60 * 60 * 1000;
const upload = () => screen.findByRole('button', { name: 'Upload Now' });

function openUpload(id = 'user-1') {
  signedInAs(aUser({ id }));
  return openPage('/admin/quick-upload');
}

/** Chooses a photo, lets its upload fail and closes the page. */
async function failToUpload(): Promise<void> {
  server.use(http.post('*/api/projects', () => HttpResponse.json({}, { status: 502 })));
  const page = openUpload();
  await upload();
  await userEvent.upload(screen.getByLabelText(/Choose from this device/), aFile('yard.jpg'));
  await userEvent.click(await upload());
  await screen.findByText(/^Failed to upload image/);
  page.unmount();
}

describe('a photo whose upload failed', () => {
  beforeEach(() => database.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is still there after a reload, and is sent then', async () => {
    await failToUpload();
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/projects', async ({ request }) => {
        sent.push(((await request.json()) as { fileName: string }).fileName);
        return HttpResponse.json(aProject({ title: 'yard' }), { status: 201 });
      }),
    );

    openUpload();
    expect(await screen.findByRole('button', { name: 'Remove image' })).toBeVisible();
    await userEvent.click(await upload());

    expect(await screen.findByText('Image uploaded successfully.')).toBeVisible();
    expect(sent).toEqual(['yard.jpg']);
    expect(database.size).toBe(0);
  });

  it.each([
    ['somebody else', () => openUpload('user-2')],
    [
      'anybody after a day',
      () => {
        const now = Date.now();
        jest.spyOn(Date, 'now').mockReturnValue(now + dayMs);
        return openUpload();
      },
    ],
  ])('does not show to %s, and leaves the device', async (_who, open) => {
    await failToUpload();
    expect(database.size).toBe(1);

    open();
    await upload();

    expect(await upload()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Remove image' })).toBeNull();
    await screen.findByText('No images in gallery');
    expect(database.size).toBe(0);
  });
});
