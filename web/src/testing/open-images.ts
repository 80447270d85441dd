import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Project } from '../types/api';
import { aUser } from './factories';
import { server } from './mocks/server';
import { signedInAs } from './signed-in';
import { openPage } from './test-utils';

/** The pictures there are, on one page. */
export const haveProjects = (...projects: Project[]) =>
  server.use(http.get('*/api/projects/managed', () => HttpResponse.json({ projects, nextCursor: null })));

/** The 'Project Images' tab. */
export async function openImages() {
  signedInAs(aUser());
  openPage('/admin');
  await userEvent.click(await screen.findByRole('tab', { name: 'Project Images' }));
}
