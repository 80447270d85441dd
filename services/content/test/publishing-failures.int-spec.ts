import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import type { Behavior } from './support/renderer.factory.js';
import type { ContentConfig } from '../src/content.config.js';
import { ContentClient } from './support/content-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

let content: RunningContent;
let pat: ContentClient;

const workFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`sandhill-site-${process.pid}-`));

async function start(changes: Partial<ContentConfig> = {}): Promise<void> {
  content = await startContent(changes);
  pat = new ContentClient(content);
  await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
}

const stop = () => content.stop();

const publication = async () => (await pat.call('get', '/publication')).body;

describe('a request', () => {
  beforeAll(() => start());
  afterAll(stop);

  it.each([
    ['get', '/versions/2'],
    ['get', '/versions/0'],
    ['get', '/versions/99999999999'],
    ['get', '/versions/first'],
    ['post', '/versions/2/restore'],
    ['post', '/versions/current/restore'],
  ] as const)('for what is not there: %s %s', async (method, path) => {
    expect((await pat.call(method, path, undefined, 0)).status).toBe(404);
  });

  it.each(['limit=0', 'limit=201', 'limit=many', 'cursor=x', 'cursor=MA', 'cursor=a&cursor=b'])(
    'for %s is refused',
    async (query) => {
      const answer = await pat.call('get', `/versions?${query}`);

      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it.each([
    [1, 409, 'nothing_to_undo'],
    [7, 409, 'version_not_current'],
    [0, 400, 'validation_failed'],
    ['1', 400, 'validation_failed'],
    [undefined, 400, 'validation_failed'],
  ])('to undo %p is refused with %i %s', async (version, status, code) => {
    const answer = await pat.call('post', '/undo', { version });

    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([['x'.repeat(201)], [7], [null], [['a']], ['\ud800']])(
    'a note like %p is refused',
    async (note) => {
      const answer = await pat.call('post', '/publish', { note }, 0);

      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    },
  );
});

describe('a publication that fails', () => {
  beforeAll(() => start({ RENDER_MEMORY_MIB: 64 }));
  afterAll(stop);

  it.each<[Behavior, string, object]>([
    ['ends without a word', '', { page: null, problem: 'render_failed' }],
    ['floods', '', { page: null, problem: 'render_failed' }],
    ['eats memory', '', { page: null, problem: 'render_failed' }],
    ['writes a link', '', { page: null, problem: 'render_failed' }],
    ['writes an odd name', '', { page: null, problem: 'render_failed' }],
    ['forgets a file', '', { page: null, problem: 'render_failed' }],
    ['renders too much', '', { page: null, problem: 'site_too_large' }],
    ['fails', '/nowhere', { page: '/about', problem: 'link_leads_nowhere' }],
  ])('leaves the old site whole when the renderer %s', async (behavior, detail, details) => {
    const before = [await pat.site(), await pat.currentSet()];
    const { revision } = await pat.edit((draft) => (draft.banner.link = '/nowhere'));
    content.renderer.behave(behavior, detail);

    const answer = await pat.publish();

    const code = behavior === 'renders too much' ? 'site_too_large' : 'page_failed';
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([422, code, details]);
    if (detail)
      expect(answer.body.fields).toEqual({
        'banner.link': { code: 'link_leads_nowhere', message: expect.any(String) },
      });
    expect([await pat.site(), await pat.currentSet()]).toEqual(before);
    expect(await pat.draft()).toMatchObject({ revision, isChanged: true });
    expect((await publication()).state).toBe('failed');
    // A copy of the previous set to the object store may be under way, which has a temporary folder, too.
    await eventually(async () => expect(workFolders()).toEqual([]));
  });

  it('publishes as soon as the pages can be rendered again', async () => {
    content.renderer.behave('renders');

    expect((await pat.publish()).status).toBe(201);
  });
});

describe('a renderer that hangs', () => {
  it('is ended in time', async () => {
    content = await startContent({ RENDER_SECONDS: 1 });
    pat = new ContentClient(content);
    content.renderer.behave('hangs');
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    const answer = await pat.publish();

    expect([answer.status, answer.body.code]).toEqual([422, 'page_failed']);
    await content.stop();
  });
});

describe('a live site', () => {
  beforeEach(() => start({ SITE_MODE: 'live' }));
  afterEach(stop);

  it('refuses to publish what is made up, field by field, and takes it once it is true', async () => {
    const unfinished = await pat.edit((own) => (own.facts.name = ''));
    expect(unfinished.problems).toEqual([{ path: 'facts.name', code: 'text_missing' }]);
    await pat.edit((own) => (own.facts.name = 'Heron Yards'));
    const draft = await pat.draft();
    expect(draft).toMatchObject({ isLive: true });
    expect(draft.problems).toContainEqual({ path: 'facts.emails.office', code: 'example_address' });

    const refused = await pat.publish();

    expect(refused.status).toBe(400);
    expect(refused.body.fields).toMatchObject({
      'testimonials.0.text.en': { code: 'sample_testimonial' },
      'facts.licenses.0.number': { code: 'sample_license' },
      'facts.owners.0': { code: 'sample_person' },
      'claims.award.evidence': { code: 'claim_unproven' },
      'claims.rating.asOf': { code: 'claim_outdated' },
    });
    await pat.edit((own) => {
      own.testimonials = [];
      own.facts.licenses = [];
      own.facts.owners = ['Ana Ruiz'];
      own.facts.emails = { general: 'a@firm.com', office: 'a@firm.com', support: 'a@firm.com' };
      for (const network of ['facebook', 'instagram', 'pinterest', 'twitter', 'linkedin'] as const)
        own.facts.socialMedia[network] = '';
      for (const claim of Object.values(own.claims)) claim.text = { en: '', es: '' };
    });
    expect((await pat.publish()).status).toBe(201);
  });
});
