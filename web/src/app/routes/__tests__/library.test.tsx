import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects, openImages } from '../../../testing/open-images';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { ManagedProject, ProjectsChange, ProjectsChangeResult } from '../../../types/api';

/** Mocks changes of several pictures: the pictures in `failed` fail, the others change. @returns the changes */
function keepChanges(
  known: ManagedProject[],
  failed: (change: ProjectsChange) => ProjectsChangeResult['failed'],
) {
  const changes: ProjectsChange[] = [];
  server.use(
    http.post('*/api/projects/changes', async ({ request }) => {
      const change = (await request.json()) as ProjectsChange;
      changes.push(change);
      const left = failed(change);
      const done = change.ids.filter((id) => !left.some((one) => one.id === id));
      const before = known
        .filter(({ id }) => done.includes(id))
        .map(({ id, section, category }) => ({ id, section, category }));
      return HttpResponse.json({ before, failed: left });
    }),
  );
  return changes;
}

const none = () => [];
const waitingSince = '2026-03-05T14:00:00.000Z';

describe('the library', () => {
  it('is searched by words, uploader and days, which the address keeps', async () => {
    const asked: string[] = [];
    haveProjects(aProject({ title: 'Pond' }), aProject({ title: 'Gate' }));
    server.events.on('request:start', ({ request }) => asked.push(request.url));
    server.use(
      http.get('*/api/staff', () => HttpResponse.json([{ id: 'maya-1', username: 'maya', isActive: false }])),
    );
    await openImages();
    await screen.findByRole('heading', { name: 'Gate' });

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search images' }), 'pond');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gate' })).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Pond' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('option', { name: 'maya' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Uploaded by' }), 'maya');

    await waitFor(() => expect(asked.some((url) => url.endsWith('&q=pond&uploader=maya-1'))).toBe(true));
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search images' }), 's');
    expect(await screen.findByText('No images match')).toBeVisible();
  });

  it('is searched by a day whose year is typed digit by digit', async () => {
    const asked: string[] = [];
    haveProjects(aProject({ title: 'Pond' }));
    server.events.on('request:start', ({ request }) => asked.push(request.url));
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const from = await screen.findByLabelText('Uploaded on or after');

    for (const value of ['0002-11-26', '0020-11-26', '0202-11-26', '2026-11-26']) {
      fireEvent.change(from, { target: { value } });
      expect(from).toHaveValue(value);
    }

    await waitFor(() => expect(asked.some((url) => url.includes('from=2026-11-26'))).toBe(true));
  });

  it('changes several at once, and takes it back', async () => {
    const projects = [
      aProject({ title: 'Pond', section: 'home' }),
      aProject({ title: 'Gate', section: 'hoa' }),
      aProject({ title: 'Yard' }),
    ];
    const [pond, gate] = projects.map(({ id }) => id);
    haveProjects(...projects);
    const changes = keepChanges(projects, none);
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Select several' }));

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pond' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Gate' }));
    const bar = within(screen.getByRole('region', { name: '2 images selected' }));
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Move to section' }), 'About Us');
    await userEvent.click(bar.getByRole('button', { name: 'Apply: Move to section' }));
    expect(await screen.findByText('2 images changed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Undone')).toBeVisible();
    expect(changes).toEqual([
      { ids: [pond, gate], section: 'about' },
      { ids: [pond], section: 'home' },
      { ids: [gate], section: 'hoa' },
    ]);
  });

  it('names those that could not be taken back', async () => {
    const pond = aProject({ title: 'Pond', section: 'home' });
    haveProjects(pond);
    keepChanges([pond], ({ section }) =>
      section === 'home' ? [{ id: pond.id, title: 'Pond', code: 'store_unavailable' }] : [],
    );
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Select several' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pond' }));
    const bar = within(screen.getByRole('region', { name: '1 image selected' }));
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Move to section' }), 'About Us');
    await userEvent.click(bar.getByRole('button', { name: 'Apply: Move to section' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Pond: the storage did not answer; try again')).toBeVisible();
    expect(screen.queryByText('Undone')).toBeNull();
  });

  it('names those that stand on pages before they go into the bin, and those that could not', async () => {
    const pond = aProject({ title: 'Pond', section: 'hoa' });
    const gate = aProject({ title: 'Gate' });
    haveProjects(pond, gate);
    const changes = keepChanges([pond, gate], ({ evenUsed }) =>
      evenUsed
        ? [{ id: pond.id, title: 'Pond', code: 'store_unavailable' }]
        : [{ id: pond.id, title: 'Pond', code: 'in_use' }],
    );
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Select several' }));
    await userEvent.click(screen.getByRole('button', { name: 'All shown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to the bin' }));

    const dialog = within(await screen.findByRole('dialog', { name: '1 image is on a page' }));
    expect(dialog.getByText('Pond')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'HOA Services' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move to the bin anyway' }));

    expect(await screen.findByText('Pond: the storage did not answer; try again')).toBeVisible();
    expect(changes.map(({ evenUsed }) => evenUsed)).toEqual([undefined, true]);
  });

  it('shows administrators what waits, with its number on the tab, and lets them decide', async () => {
    const pond = aProject({ title: 'Pond', waitingSince, uploader: 'maya-1' });
    haveProjects(pond, aProject({ title: 'Gate' }));
    server.use(
      http.get('*/api/staff', () => HttpResponse.json([{ id: 'maya-1', username: 'maya', isActive: false }])),
    );
    const changes = keepChanges([pond], none);
    await openImages();
    expect(await screen.findByRole('tab', { name: 'Project Images 1 waiting for approval' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Gate' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pond' })).toBeNull();

    await userEvent.click(await screen.findByRole('tab', { name: 'To approve (1)' }));
    expect(await screen.findByText(/^maya, Mar 5, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve Pond' }));
    expect(await screen.findByText('1 image approved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reject Pond' }));
    expect(await screen.findByText('1 image rejected')).toBeVisible();

    expect(changes).toEqual([
      { ids: [pond.id], move: 'approve', waitingUntil: waitingSince },
      { ids: [pond.id], move: 'bin' },
    ]);
  });

  it('shows crew what of theirs waits, without a decision', async () => {
    haveProjects(aProject({ title: 'Pond', waitingSince }));
    const crew = aUser({ role: 'crew', isAdmin: false });
    await openImages(crew);

    await userEvent.click(await screen.findByRole('tab', { name: 'To approve (1)' }));

    expect(await screen.findByText('Waiting for approval', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Project Images' })).toBeVisible();
  });

  it('lets owners choose whether pictures of the crew wait', async () => {
    let saved: unknown;
    server.use(
      http.get('*/api/projects/settings', () => HttpResponse.json({ crewWaits: false })),
      http.put('*/api/projects/settings', async ({ request }) => {
        saved = await request.json();
        return HttpResponse.json(saved as object);
      }),
    );
    signedInAs(aUser({ role: 'owner' }));
    openPage('/admin/settings/site');
    const choice = await screen.findByRole('checkbox', { name: 'Images from the crew wait for approval' });
    await waitFor(() => expect(choice).toBeEnabled());

    await userEvent.click(choice);

    expect(await screen.findByText('New images from the crew wait for approval.')).toBeVisible();
    expect(saved).toEqual({ crewWaits: true });
    expect(screen.getByRole('checkbox', { name: 'Images from the crew wait for approval' })).toBeChecked();
  });
});
