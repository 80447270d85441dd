import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openImages } from '../../../testing/open-images';
import type { ManagedProject } from '../../../types/api';

/** Mocks a list of several pages. All pages but the first wait until they are released. */
function havePages(...pages: ManagedProject[][]) {
  const asked: (string | null)[] = [];
  const waiting: (() => void)[] = [];
  const total = pages.flat().length;
  server.use(
    http.get('*/api/projects/managed', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('waiting')) return HttpResponse.json({ projects: [], total: 0, nextCursor: null });
      const cursor = searchParams.get('cursor');
      asked.push(cursor);
      if (cursor) await new Promise<void>((resolve) => waiting.push(resolve));
      const index = Number(cursor ?? 0);
      const nextCursor = index + 1 < pages.length ? String(index + 1) : null;
      return HttpResponse.json({ projects: pages[index], nextCursor, ...(!cursor && { total }) });
    }),
  );
  const nextPage = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    act(() => waiting.shift()?.());
  };
  return { asked, nextPage };
}

describe('very many project images', () => {
  it('show page by page, and how many there are', async () => {
    const { asked, nextPage } = havePages(
      [aProject({ title: 'Front', displayOrder: 3 })],
      [aProject({ title: 'Middle', displayOrder: 2 })],
      [aProject({ title: 'Back', displayOrder: 1 })],
    );
    await openImages();

    expect(await screen.findByRole('heading', { name: 'Front' })).toBeVisible();
    expect(screen.getByText('3 images')).toBeVisible();
    await nextPage();
    expect(await screen.findByRole('heading', { name: 'Middle' })).toBeVisible();
    await nextPage();

    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked).toEqual([null, '1', '2']);
  });

  it('keep a change that was made before the next page came', async () => {
    const front = aProject({ title: 'Front', displayOrder: 3 });
    server.use(http.patch('*/api/projects/:id', () => HttpResponse.json({ ...front, featured: true })));
    const { nextPage } = havePages([front], [aProject({ title: 'Back' })]);
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Feature Front', pressed: false }));
    await screen.findByRole('button', { name: 'Feature Front', pressed: true });
    await nextPage();

    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Feature Front', pressed: true })).toBeVisible();
    expect(screen.getByText('2 images')).toBeVisible();
  });

  it('say when a page did not load, keep what there is, and try again', async () => {
    let isDown = true;
    server.use(
      http.get('*/api/projects/managed', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        if (!isFirst && isDown) return HttpResponse.json({}, { status: 500 });
        const projects = [aProject({ id: isFirst ? 'b' : 'a', title: isFirst ? 'Front' : 'Back' })];
        return HttpResponse.json({ projects, nextCursor: isFirst ? 'next' : null });
      }),
    );
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('Some of the images did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Front' })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(screen.queryByText('Some of the images did not load.')).toBeNull();
  });
});
