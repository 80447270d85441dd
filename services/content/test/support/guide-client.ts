import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import type { StaffIssueResponse, StaffPlantResponse } from '../../src/plant-guide/dto/staff.responses.js';
import { anIssue, aPlant } from './entry.factory.js';
import type { RunningContent } from './start-content.js';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Sends requests for entries of the guide, as an administrator or a visitor. */
export class GuideClient {
  constructor(
    private readonly content: RunningContent,
    private readonly username = 'pat',
  ) {}

  call(method: Method, path: string, body?: object, revision?: number) {
    const request = this.content.visitor()[method](`/api${path}`);
    void request.set(this.content.as('administrator', this.username));
    if (revision !== undefined) void request.set('If-Match', `"${revision}"`);
    return body ? request.send(body) : request;
  }

  async plant(changes: Parameters<typeof aPlant>[0] = {}): Promise<StaffPlantResponse> {
    return ok(await this.call('post', '/plants', aPlant(changes)));
  }

  async issue(changes: Parameters<typeof anIssue>[0] = {}): Promise<StaffIssueResponse> {
    return ok(await this.call('post', '/plant-issues', anIssue(changes)));
  }

  async change(id: string, body: object): Promise<StaffPlantResponse> {
    return ok(await this.call('patch', `/plants/${id}`, body));
  }

  /** Returns the row of a plant, as staff read it. */
  async row(id: string): Promise<StaffPlantResponse> {
    return ok(await this.call('get', `/guide-entries/plants/${id}`));
  }

  visit(path: string) {
    return this.content.visitor().get(`/api${path}`);
  }

  /** Returns the slugs of the entries that visitors find. Shipped entries are left out. */
  async found(query: string): Promise<string[]> {
    const { plants, issues } = ok<Partial<PlantGuide>>(await this.visit(query));
    return [...(plants ?? []), ...(issues ?? [])]
      .map(({ slug }) => slug)
      .filter((slug) => slug.startsWith('zebra'));
  }
}

function ok<Body>({ status, body }: { status: number; body: unknown }): Body {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Body;
}
