import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../../../lib/api';
import { aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';
import type { Project } from '../../../types/api';

function serve(projects: Project[]) {
  const categories = [...new Set(projects.map((project) => project.category))];
  server.use(
    http.get('*/api/projects', ({ request }) => {
      const category = new URL(request.url).searchParams.get('category');
      const found = projects.filter((project) => !category || project.category === category);
      return HttpResponse.json({ projects: found, categories, nextCursor: null });
    }),
    http.get('*/api/projects/featured', () =>
      HttpResponse.json({ projects: projects.filter((project) => project.featured) }),
    ),
  );
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the gallery page', () => {
  afterEach(() => void jest.useRealTimers());

  it('says that projects load, then that there are none', async () => {
    const answers: (() => void)[] = [];
    server.use(
      http.get('*/api/projects', async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json({ projects: [], nextCursor: null });
      }),
    );
    openPage('/gallery');

    expect(await screen.findByText('Loading projects...')).toBeVisible();
    await waitFor(() => expect(answers).not.toHaveLength(0));
    for (const answer of answers) answer();
    expect(await screen.findByText('No projects available yet.')).toBeVisible();
    expect(screen.getByText(/Admin page/)).toBeVisible();
  });

  it('says when projects cannot be loaded, and tries again', async () => {
    server.use(http.get('*/api/projects', () => HttpResponse.json({}, { status: 500 })));
    openPage('/gallery');
    expect(await screen.findByText('Unable to load projects. Please try again later.')).toBeVisible();

    serve([aProject({ title: 'Pond' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Pond' })).toBeVisible();
  });

  it('loads a picture again when the device is back online', async () => {
    serve([aProject({ title: 'Pond' })]);
    openPage('/gallery');
    const card = (await screen.findByRole('heading', { name: 'Pond' })).closest('li') as HTMLElement;
    const failed = within(card).getByAltText(/Pond/);
    fireEvent.error(failed);
    fireEvent(window, new Event('online'));

    await waitFor(() => expect(failed).not.toBeInTheDocument());
    expect(within(card).getByAltText(/Pond/)).toHaveAttribute('src', failed.getAttribute('src'));
  });

  it('shows a first screen at once, and then all', async () => {
    serve(Array.from({ length: 9 }, (_, index) => aProject({ title: `Garden ${index}` })));
    const first: number[] = [];
    const watch = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const late = added.filter((node) => node instanceof HTMLLIElement && node.querySelector('h3'));
      if (document.querySelector('main h3')) first.push(titles().length - late.length);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    openPage('/gallery');

    await screen.findByRole('heading', { name: 'Garden 8' });

    watch.disconnect();
    expect(first[0]).toBe(6);
    expect(titles()).toHaveLength(9);
  });

  it('puts featured projects first, leaves out head pictures, and filters by category', async () => {
    serve([
      aProject({ title: 'Lawn', category: 'lawn-maintenance' }),
      aProject({ title: 'Banner', placement: 'hero' }),
      aProject({ title: 'Terrace', category: 'hardscaping', featured: true }),
    ]);
    openPage('/gallery');
    await screen.findByRole('heading', { name: 'Lawn' });
    expect(titles()).toEqual(['Terrace', 'Lawn']);

    await userEvent.click(screen.getByRole('button', { name: 'Lawn Maintenance' }));

    expect(await screen.findByRole('button', { name: 'Lawn Maintenance', pressed: true })).toBeVisible();
    await screen.findByRole('heading', { name: 'Lawn' });
    expect(titles()).toEqual(['Lawn']);
  });

  it('needs no more of a project than the specification promises, and filters by its lower-case category', async () => {
    const bare = [
      { id: 1, title: 'Lawn', description: 'Cut. Section: home', category: 'Lawn-Maintenance' },
      { id: 2, title: 'Pond', description: null, category: 'garden-design' },
    ].map((project) => ({ ...project, imageUrl: '/uploads/a.jpg' }));
    server.use(http.get('*/api/projects', () => HttpResponse.json({ projects: bare })));
    openPage('/gallery');
    await screen.findByRole('heading', { name: 'Pond' });

    await userEvent.click(screen.getByRole('button', { name: 'Lawn Maintenance' }));

    await waitFor(() => expect(titles()).toEqual(['Lawn']));
    await userEvent.click(screen.getByRole('button', { name: /View Details/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Lawn' });
    expect(within(dialog).getByText('Cut.')).toBeVisible();
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/uploads/a.jpg');
  });

  it('shows the details of a project in a dialog', async () => {
    serve([aProject({ title: 'Pond', category: 'garden-design', text: 'Lined with shell.' })]);
    openPage('/gallery');

    await userEvent.click(await screen.findByRole('button', { name: /View Details/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pond' });
    expect(dialog).toHaveTextContent('Garden Design');
    expect(dialog).toHaveTextContent('Lined with shell.');
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? dialog);

    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: /View Details/ })).toHaveFocus());
  });

  it('leads from project to project, and to a quote form that names the one that is liked', async () => {
    serve([
      aProject({ title: 'Pond', createdAt: '2026-01-03T00:00:00.000Z' }),
      aProject({ title: 'Sample: Terrace', createdAt: '2026-01-02T00:00:00.000Z' }),
    ]);
    openPage('/gallery');
    const [first] = await screen.findAllByRole('button', { name: /View Details/ });
    await userEvent.click(first ?? document.body);
    const pond = await screen.findByRole('dialog', { name: 'Pond' });
    expect(pond).toHaveTextContent('Planned and built by our own crews');
    expect(within(pond).getByRole('button', { name: 'Previous project' })).toBeDisabled();

    await userEvent.keyboard('{ArrowRight}');
    const terrace = await screen.findByRole('dialog', { name: 'Sample: Terrace' });
    expect(terrace).toHaveTextContent('2 of 2');
    expect(terrace).not.toHaveTextContent('our own crews');
    const picture = within(terrace).getByRole('img');
    const touch = [{ clientX: 40, clientY: 100 }];
    fireEvent.touchStart(picture, { touches: touch, changedTouches: touch });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200, clientY: 110 }] });
    await screen.findByRole('dialog', { name: 'Pond' });

    await userEvent.click(screen.getByRole('link', { name: 'I want something like this' }));
    // The first field of this name is in the quote form. The contact form further below has one, too.
    const [message] = await screen.findAllByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveValue('I want something like “Pond” in your gallery.'));
  });

  it('shows the facts of a project with a page, and the highlights where the page has none', async () => {
    const page = { slug: 'pond', community: null, year: null };
    serve([
      aProject({ title: 'Pond', page, createdAt: '2026-01-03T00:00:00.000Z' }),
      aProject({
        title: 'Terrace',
        page: { ...page, slug: 'terrace', community: 'Pelican Bay' },
        createdAt: '2026-01-02T00:00:00.000Z',
      }),
    ]);
    openPage('/gallery');
    const [first] = await screen.findAllByRole('button', { name: /View Details/ });
    await userEvent.click(first ?? document.body);

    const pond = await screen.findByRole('dialog', { name: 'Pond' });
    expect(pond).toHaveTextContent('Planned and built by our own crews');
    expect(within(pond).getByRole('link', { name: 'See the whole project' })).toHaveAttribute(
      'href',
      '/gallery/pond',
    );
    await userEvent.keyboard('{ArrowRight}');
    const terrace = await screen.findByRole('dialog', { name: 'Terrace' });
    expect(terrace).toHaveTextContent('Pelican Bay');
    expect(terrace).not.toHaveTextContent('our own crews');
  });

  it("says when a category's projects cannot be loaded, and keeps the others in reach", async () => {
    serve([aProject({ title: 'Lawn', category: 'lawn-maintenance' })]);
    openPage('/gallery');
    await screen.findByRole('heading', { name: 'Lawn' });
    server.use(http.get('*/api/projects', () => HttpResponse.json({}, { status: 500 })));

    await userEvent.click(screen.getByRole('button', { name: 'Lawn Maintenance' }));

    expect(await screen.findByText('Unable to load projects. Please try again later.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Lawn' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('heading', { name: 'Lawn' })).toBeVisible();
  });

  it('keeps the projects for five minutes after a visitor has left', async () => {
    serve([aProject({ title: 'Pond' })]);
    const { store, unmount } = openPage('/gallery');
    await screen.findByRole('heading', { name: 'Pond' });
    type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
    const kept = () =>
      api.util
        .selectInvalidatedBy(store.getState() as unknown as State, ['Project'])
        .map(({ endpointName }) => endpointName);
    jest.useFakeTimers();

    unmount();
    jest.advanceTimersByTime(299_999);
    expect(kept()).toContain('getGallery');
    jest.advanceTimersByTime(1);

    expect(kept()).toEqual([]);
  });

  it('closes an open project on Back, stays in its category, and goes back to all after that', async () => {
    serve([
      aProject({ title: 'Lawn', category: 'lawn-maintenance' }),
      aProject({ title: 'Pond', category: 'garden-design' }),
    ]);
    const { bar, back } = openPage('/gallery');
    await userEvent.click(await screen.findByRole('button', { name: 'Garden Design' }));
    await waitFor(() => expect(titles()).toEqual(['Pond']));
    expect(bar.address).toBe('/gallery?category=garden-design');
    await userEvent.click(screen.getByRole('button', { name: /View Details/ }));
    await screen.findByRole('dialog', { name: 'Pond' });

    await back();

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(['Pond']);
    await back();
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('opens a linked project that is on a further page of a linked category', async () => {
    const id = '01a2280e-9d6f-7a2a-9a0b-0d66b4657c28';
    const [near, far] = [aProject({ title: 'Near' }), aProject({ id, title: 'Far' })];
    server.use(
      http.get('*/api/projects', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isNext = searchParams.has('cursor');
        if (!searchParams.has('category')) return HttpResponse.json({ projects: [near], nextCursor: null });
        return HttpResponse.json({ projects: [isNext ? far : near], nextCursor: isNext ? null : 'next' });
      }),
    );
    openPage(`/gallery?category=${near.category}#${id}`);

    expect(await screen.findByRole('dialog', { name: 'Far' })).toHaveTextContent('2 of 2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titles()).toEqual(['Near', 'Far']);
  });

  it('shows all projects for a linked category that none has', async () => {
    serve([aProject({ title: 'Pond' })]);
    openPage('/gallery?category=nothing');

    expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeVisible();
    expect(titles()).toEqual(['Pond']);
  });

  it('lets a visitor stop the picture that pans', async () => {
    openPage('/gallery');
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));

    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(document.querySelector('[data-moving="false"]')).not.toBeNull();
  });

  it('names categories and marks English titles on the Spanish page', async () => {
    serve([aProject({ title: 'Pond', category: 'tree-service' })]);
    openPage('/es/gallery');

    expect(await screen.findByRole('button', { name: 'Servicio de árboles' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Ver detalles/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Pond' })).toHaveAttribute('lang', 'en');
  });
});
