import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveProjects, openImages } from '../../../testing/open-images';
import type { ManagedProject, ProjectChange } from '../../../types/api';

/** Mocks a server that stores each change of the project. `changeElsewhere` changes it as a colleague would. */
function keepProject(first: ManagedProject) {
  let known = first;
  const changes: ProjectChange[] = [];
  haveProjects(first);
  server.use(
    http.get('*/api/projects/managed/:id', () => HttpResponse.json(known)),
    http.patch('*/api/projects/:id', async ({ request }) => {
      const change = (await request.json()) as ProjectChange;
      changes.push(change);
      const description = change.description === undefined ? known.description : change.description;
      const section = /Section: (\w+)/.exec(description ?? '')?.[1] as ManagedProject['section'];
      known = { ...known, ...change, imageUrl: known.imageUrl, section: section ?? null };
      return HttpResponse.json(known);
    }),
  );
  return {
    changes,
    stored: () => known,
    changeElsewhere: (change: Partial<ManagedProject>) => (known = { ...known, ...change }),
  };
}

it('saves what was changed in the form of a picture, and leaves what a colleague changed in the meantime', async () => {
  const { changes, stored, changeElsewhere } = keepProject(
    aProject({ title: 'Pond', description: 'Lilies.' }),
  );
  await openImages();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Pond' }));
  changeElsewhere({ description: 'Lilies and reeds.', altText: 'A pond.' });

  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' at noon');
  await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));

  await waitFor(() => expect(changes).toHaveLength(1));
  expect(stored()).toMatchObject({
    title: 'Pond at noon',
    description: 'Lilies and reeds.',
    altText: 'A pond.',
  });
});

describe('a picture that is changed on its card while its form is open', () => {
  it('keeps both: saving the form undoes nothing', async () => {
    const { changes, stored } = keepProject(
      aProject({ title: 'Pond', description: 'Lilies. Section: about', section: 'about', displayOrder: 3 }),
    );
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Pond' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' at noon');

    await userEvent.click(screen.getByRole('button', { name: /^Feature Pond/ }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Featured Project' })).toBeChecked());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Placement of Pond' }), 'hero');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Image Placement' })).toHaveValue('hero'),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Website section of Pond' }), 'home');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Website Section' })).toHaveValue('home'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));

    await waitFor(() => expect(changes).toHaveLength(4));
    expect(stored()).toMatchObject({
      title: 'Pond at noon',
      description: 'Lilies. Section: home',
      placement: 'hero',
      featured: true,
      displayOrder: 3,
    });
  });

  it('keeps what was chosen in the form where both changed the same', async () => {
    const { changes } = keepProject(aProject({ title: 'Pond' }));
    await openImages();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Pond' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Image Placement' }), 'featured');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Placement of Pond' }), 'hero');
    await waitFor(() => expect(changes).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Placement of Pond' })).toHaveValue('hero'),
    );

    expect(screen.getByRole('combobox', { name: 'Image Placement' })).toHaveValue('featured');
  });
});
