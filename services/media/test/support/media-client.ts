import { srcsetsOf, usualPicture } from '@sandhill/company/pictures/listed-picture.js';
import type { ListedProjectResponse } from '../../src/projects/dto/project-list.response.js';
import type { ProjectResponse } from '../../src/projects/dto/project.response.js';
import { aDataUrl } from './picture.factory.js';
import type { RunningMedia } from './start-media.js';

/** Returns the whole project of a list's row. Adds the usual values that lists omit, as the web does. */
export const wholeProject = (row: ListedProjectResponse): ProjectResponse => ({
  ...usualPicture,
  text: row.description,
  ...row,
  srcset: srcsetsOf(row.imageUrl, row.srcset),
});

/** Sends requests as an administrator. Their paths are below `/api/projects`. */
export class MediaClient {
  constructor(private readonly media: RunningMedia) {}

  call(method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string, body?: object) {
    const agent = this.media.visitor();
    const request = agent[method](`/api/projects${path}`)
      .set(this.media.as('administrator'))
      .set('X-Forwarded-For', '203.0.113.40');
    return body ? request.send(body) : request;
  }

  async upload(changes: object = {}): Promise<ProjectResponse> {
    const answer = await this.call('post', '', {
      title: 'Royal palms at the gate',
      imageUrl: await aDataUrl(),
      ...changes,
    });
    return projectIn(answer, 201);
  }

  async change(id: string, changes: object): Promise<ProjectResponse> {
    const answer = await this.call('patch', `/${id}`, changes);
    return projectIn(answer, 200);
  }

  /** Returns the public list. */
  async listed(): Promise<ProjectResponse[]> {
    const { body } = await this.media.visitor().get('/api/projects');
    return (body as { projects: ListedProjectResponse[] }).projects.map(wholeProject);
  }
}

function projectIn({ status, body }: { status: number; body: unknown }, expected: number): ProjectResponse {
  if (status !== expected) throw new Error(`${status} in place of ${expected}: ${JSON.stringify(body)}`);
  return body as ProjectResponse;
}
