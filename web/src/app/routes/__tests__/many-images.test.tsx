import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openImages } from '../../../testing/open-images';
import type { Project } from '../../../types/api';

/** A list of several pages, of which all but the first wait until they are let go. */
function havePages(...pages: Project[][]) {
  const asked: (string | null)[] = [];
  const waiting: (() => void)[] = [];
  server.use(
    http.get('*/api/projects/managed', async ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      asked.push(cursor);
      if (cursor) await new Promise<void>((resolve) => waiting.push(resolve));
      const index = Number(cursor ?? 0);
      const nextCursor = index + 1 < pages.length ? String(index + 1) : null;
      return HttpResponse.json({ projects: pages[index], nextCursor });
    }),
  );
  const nextPage = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    act(() => waiting.shift()?.());
  };
  return { asked, nextPage };
}

describe('very many project images', () => {
  it('show from the first page on, and the rest when it comes', async () => {
    const { asked, nextPage } = havePages(
      [aProject({ title: 'Front', displayOrder: 3 })],
      [aProject({ title: 'Middle', displayOrder: 2 })],
      [aProject({ title: 'Back', displayOrder: 1 })],
    );
    await openImages();

    expect(await screen.findByRole('heading', { name: 'Front' })).toBeVisible();
    expect(screen.getByText('1 so far')).toBeVisible();
    await nextPage();
    expect(await screen.findByRole('heading', { name: 'Middle' })).toBeVisible();
    await nextPage();

    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(screen.getByText('3 images')).toBeVisible();
    expect(asked).toEqual([null, '1', '2']);
  });

  it('keep a change that was made while the rest was on its way', async () => {
    const front = aProject({ title: 'Front', displayOrder: 3 });
    server.use(http.patch('*/api/projects/:id', () => HttpResponse.json({ ...front, featured: true })));
    const { nextPage } = havePages([front], [{ ...front, displayOrder: 1 }, aProject({ title: 'Back' })]);
    await openImages();

    await userEvent.click(await screen.findByRole('button', { name: 'Feature Front', pressed: false }));
    await screen.findByRole('button', { name: 'Feature Front', pressed: true });
    await nextPage();

    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Feature Front', pressed: true })).toBeVisible();
    expect(screen.getByText('2 images')).toBeVisible();
  });

  it('say nothing about a page of the site being empty before all are there', async () => {
    const { nextPage } = havePages(
      [aProject({ section: 'home' })],
      [aProject({ title: 'Lawn', section: 'hoa' })],
    );
    await openImages();

    await userEvent.click(await screen.findByRole('tab', { name: 'HOA Services' }));
    expect(screen.getByText('Loading project images...')).toBeVisible();
    expect(screen.queryByText('No images for this page yet')).toBeNull();
    await nextPage();

    expect(await screen.findByRole('heading', { name: 'Lawn' })).toBeVisible();
  });

  it('say when the rest did not load, keep what there is, and try again', async () => {
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

    expect(await screen.findByText('Some of the images did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Front' })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(screen.queryByText('Some of the images did not load.')).toBeNull();
  });
});
