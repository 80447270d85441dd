import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { isUnused } from '../features/projects/manage/pages-of-picture';
import type { ManagedProject, NewProject, Project, ProjectChange, User } from '../types/api';
import { aProject, aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

/**
 * Mocks the picture library with these pictures on one page. The library can be searched by title, section, use and
 * approval, as on the server.
 */
export const haveProjects = (...projects: ManagedProject[]) =>
  server.use(
    http.get('*/api/projects/managed', ({ request }) => {
      const { q, section, unused, waiting } = Object.fromEntries(new URL(request.url).searchParams);
      const found = projects.filter(
        (one) =>
          (!q || one.title.toLowerCase().includes(q.toLowerCase())) &&
          (!section || one.section === section) &&
          (!unused || isUnused(one)) &&
          Boolean(waiting) === (one.waitingSince !== null),
      );
      return HttpResponse.json({ projects: found, total: found.length, nextCursor: null });
    }),
    http.get('*/api/projects/managed/:id', ({ params }) => {
      const project = projects.find(({ id }) => id === params['id']);
      return project ? HttpResponse.json(project) : HttpResponse.json({}, { status: 404 });
    }),
  );

/** Opens the 'Project Images' tab. */
export async function openImages(user: User = aUser()) {
  signedInAs(user);
  openPage('/admin');
  await userEvent.click(await screen.findByRole('tab', { name: /^Project Images/ }));
}

/** Mocks adding and changing pictures. A change is answered with the changed picture. @returns the recorded requests */
export function keepChanges(...projects: Project[]) {
  const added: NewProject[] = [];
  const changed: ProjectChange[] = [];
  server.use(
    http.post('*/api/projects', async ({ request }) => {
      const project = (await request.json()) as NewProject;
      added.push(project);
      return HttpResponse.json(aProject({ title: project.title }), { status: 201 });
    }),
    http.patch('*/api/projects/:id', async ({ request, params }) => {
      const change = (await request.json()) as ProjectChange;
      changed.push(change);
      const known = projects.find((project) => project.id === params['id']) ?? aProject();
      return HttpResponse.json({ ...known, ...change, imageUrl: known.imageUrl });
    }),
  );
  return { added, changed };
}

/** Returns the title field in the form of a picture. */
export const titleField = () => screen.getByRole('textbox', { name: 'Title' });

/** Submits the form of a picture. */
export const submit = (name = 'Add Project') => userEvent.click(screen.getByRole('button', { name }));
