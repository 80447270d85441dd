import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';

const binned = {
  ...aProject({ id: 'pool', title: 'Pool' }),
  deletedAt: '2026-01-05T17:30:00.000Z',
  purgeAt: '2026-02-04T17:30:00.000Z',
};

async function openBin() {
  signedInAs(aUser());
  openPage('/admin/images');
  await userEvent.click(await screen.findByRole('button', { name: 'Bin' }));
}

describe('the bin of the pictures', () => {
  it('says when each is gone, and gives one back', async () => {
    let projects = [binned];
    server.use(
      http.get('*/api/projects/bin', () => HttpResponse.json({ projects, nextCursor: null })),
      http.post('*/api/projects/pool/restore', () => {
        projects = [];
        return HttpResponse.json(aProject({ id: 'pool', title: 'Pool' }));
      }),
    );
    await openBin();

    expect(await screen.findByText('Deleted Jan 5, 2026, 12:30 PM')).toBeVisible();
    expect(screen.getByText('Will be erased on Feb 4, 2026, 12:30 PM')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore Pool' }));

    expect(await screen.findByText('Image restored')).toBeVisible();
    expect(await screen.findByText('The bin is empty')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the images' }));
    expect(await screen.findByRole('heading', { name: 'Pool' })).toBeVisible();
  });

  it('says that a restored image waits for an approval, if it does', async () => {
    const restored = aProject({ id: 'pool', title: 'Pool', waitingSince: '2026-01-06T14:00:00.000Z' });
    server.use(
      http.get('*/api/projects/bin', () => HttpResponse.json({ projects: [binned], nextCursor: null })),
      http.post('*/api/projects/pool/restore', () => HttpResponse.json(restored)),
    );
    await openBin();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Pool' }));

    expect(await screen.findByText('Visitors see it once the office has approved it.')).toBeVisible();
  });

  it('has an address', async () => {
    server.use(
      http.get('*/api/projects/bin', () => HttpResponse.json({ projects: [binned], nextCursor: null })),
    );
    signedInAs(aUser());
    openPage('/admin/images?bin=true');

    expect(await screen.findByRole('heading', { name: 'Pool' })).toBeVisible();
  });

  it('leaves the filters of the images behind, and comes back without them', async () => {
    server.use(
      http.get('*/api/projects/bin', () => HttpResponse.json({ projects: [binned], nextCursor: null })),
    );
    signedInAs(aUser());
    const { bar } = openPage('/admin/images?section=drainage');

    await userEvent.click(await screen.findByRole('button', { name: 'Bin' }));
    expect(await screen.findByRole('heading', { name: 'Pool' })).toBeVisible();
    expect(bar.address).toBe('/admin/images?bin=true');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the images' }));

    await waitFor(() => expect(bar.address).toBe('/admin/images'));
  });

  it('comes page by page', async () => {
    server.use(
      http.get('*/api/projects/bin', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        const project = isFirst ? binned : { ...binned, id: 'lawn', title: 'Lawn' };
        return HttpResponse.json({ projects: [project], nextCursor: isFirst ? 'next' : null });
      }),
    );
    await openBin();

    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));

    expect(await screen.findByRole('heading', { name: 'Lawn' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pool' })).toBeVisible();
  });

  it('says when a picture was not restored', async () => {
    server.use(
      http.get('*/api/projects/bin', () => HttpResponse.json({ projects: [binned], nextCursor: null })),
      http.post('*/api/projects/pool/restore', () => HttpResponse.json({}, { status: 500 })),
    );
    await openBin();

    await userEvent.click(await screen.findByRole('button', { name: 'Restore Pool' }));

    expect(await screen.findByText('The image was not restored')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pool' })).toBeVisible();
  });

  it('says who may look into it', async () => {
    server.use(http.get('*/api/projects/bin', () => HttpResponse.json({}, { status: 403 })));
    await openBin();

    expect(await screen.findByText(/Ask an administrator/)).toBeVisible();
  });
});

describe('a picture whose bottom is cut', () => {
  it('shows its original, and the cut again', async () => {
    const yard = aProject({ title: 'Yard', cut: 'file_name' });
    const changes: unknown[] = [];
    server.use(
      http.get('*/api/projects/managed', () => HttpResponse.json({ projects: [yard], nextCursor: null })),
      http.patch('*/api/projects/:id', async ({ request }) => {
        const change = (await request.json()) as { showOriginal: boolean };
        changes.push(change);
        return HttpResponse.json({ ...yard, ...change });
      }),
    );
    signedInAs(aUser());
    openPage('/admin/images');

    await userEvent.click(await screen.findByRole('button', { name: 'Show original of Yard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show cropped image of Yard' }));

    expect(await screen.findByRole('button', { name: 'Show original of Yard' })).toBeVisible();
    expect(changes).toEqual([{ showOriginal: true }, { showOriginal: false }]);
  });

  it('has no such button where nothing is cut', async () => {
    server.use(
      http.get('*/api/projects/managed', () =>
        HttpResponse.json({ projects: [aProject({ title: 'Yard' })], nextCursor: null }),
      ),
    );
    signedInAs(aUser());
    openPage('/admin/quick-upload');

    expect(await screen.findByRole('button', { name: 'Delete Yard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show (original|cut)/ })).toBeNull();
  });
});
