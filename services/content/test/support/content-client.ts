import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { DraftResponse } from '../../src/drafts/draft.response.js';
import type { RunningContent } from './start-content.js';

type Method = 'get' | 'put' | 'post' | 'delete';

export function changed(content: SiteContent, change: (content: SiteContent) => void): SiteContent {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

/** Sends requests as an administrator. */
export class ContentClient {
  constructor(
    private readonly content: RunningContent,
    private readonly username = 'pat',
  ) {}

  call(method: Method, path: string, body?: object, revision?: number) {
    const agent = this.content.visitor();
    const request = agent[method](`/api/site${path}`)
      .set(this.content.as('administrator', this.username))
      .set('X-Forwarded-For', '203.0.113.40');
    if (revision !== undefined) void request.set('If-Match', `"${revision}"`);
    return body ? request.send(body) : request;
  }

  async draft(): Promise<DraftResponse> {
    return (await this.call('get', '/draft')).body as DraftResponse;
  }

  /** Changes the current draft. */
  async edit(change: (content: SiteContent) => void): Promise<DraftResponse> {
    const { content, revision } = await this.draft();
    const answer = await this.call('put', '/draft', { content: changed(content, change) }, revision);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as DraftResponse;
  }

  async publish(note?: string) {
    const { revision } = await this.draft();
    return this.call('post', '/publish', { note }, revision);
  }

  /** Publishes the site with another company name. @returns the version's number */
  async publishName(name: string): Promise<number> {
    await this.edit((content) => (content.facts.name = name));
    const answer = await this.publish();
    if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return (answer.body as { version: number }).version;
  }

  /** Returns the content that visitors read. */
  async site(): Promise<{ version: number; publishedAt: string; content: SiteContent }> {
    return (await this.content.visitor().get('/api/site')).body;
  }

  /** Returns the slugs of the published guide's entries. */
  async slugsOnSite(): Promise<string[]> {
    const { guide } = (await this.site()) as unknown as { guide: Array<{ slug: string }> };
    return guide.map(({ slug }) => slug);
  }

  /** Returns the audit trail as an owner reads it, newest first. */
  async trail(): Promise<Array<Record<string, unknown>>> {
    const { as, visitor } = this.content;
    return (await visitor().get('/api/site/audit').set(as('owner'))).body.events;
  }

  /** Waits for the set that the service makes at its start. @returns the set's name */
  async firstSet(): Promise<string> {
    await waitUntil('the first set', async () => (await this.currentSet()).status === 200);
    return String((await this.currentSet()).set);
  }

  /** Asks for the current set like a public server of this build. */
  async currentSet(shows = ''): Promise<{ status: number; set?: string; version?: number }> {
    const { build } = this.content.renderer;
    const path = `/api/internal/site-sets/current?build=${build}&name=web-1&shows=${shows}`;
    const { status, body } = await this.content.visitor().get(path);
    return { status, ...(status === 200 && (body as { set: string; version: number })) };
  }
}
