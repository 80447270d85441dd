import { firstVersion } from '@sandhill/company/content/first-version.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { Response } from 'supertest';
import { changed, ContentClient } from './support/content-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

const save = (client: ContentClient, changedContent: unknown, revision?: number) =>
  client.call('put', '/draft', { content: changedContent }, revision);

const large = (bytes: number): SiteContent =>
  changed(firstVersion, (draft) => {
    const text = 'Grass and sand. '.repeat(74);
    draft.questions = Array.from({ length: Math.ceil(bytes / 2_500) }, () => ({
      question: { en: 'Why', es: '' },
      answer: { en: text, es: text },
      places: [],
    }));
  });

const longest = (length: number) => ({ en: 'x'.repeat(length), es: 'ñ'.repeat(length) });

const withFacts = (facts: object) => ({ ...firstVersion, facts: { ...firstVersion.facts, ...facts } });

describe('the draft', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let sam: ContentClient;

  beforeEach(async () => {
    content = await startContent();
    pat = new ContentClient(content);
    sam = new ContentClient(content, 'sam');
  });

  afterEach(() => content.stop());

  it('is what is published until someone changes it', async () => {
    const answer = await pat.call('get', '/draft');

    expect(answer.headers['etag']).toBe('"0"');
    expect(answer.body).toEqual({
      content: firstVersion,
      revision: 0,
      basedOn: 1,
      isChanged: false,
      isLive: false,
      changedAt: null,
      changedBy: null,
      problems: [],
    });
  });

  it('is kept with a new revision, and by whom', async () => {
    const saved = await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    expect(saved).toMatchObject({ revision: 1, basedOn: 1, isChanged: true, changedBy: 'pat', problems: [] });
    expect(saved.changedAt).toMatch(/Z$/);
    expect(await sam.draft()).toEqual(saved);
    expect((await save(pat, saved.content, 1)).body.revision).toBe(1);
    expect(await pat.site()).toMatchObject({
      version: 1,
      content: { facts: { name: firstVersion.facts.name } },
    });
  });

  it('shows the other’s draft to the second of two editors', async () => {
    const { content: before } = await sam.draft();
    const first = await pat.edit((draft) => (draft.facts.name = 'Pat’s Yards'));

    const second = await save(
      sam,
      changed(before, (draft) => (draft.facts.name = 'Sam’s Yards')),
      0,
    );

    expect([second.status, second.body.code]).toEqual([412, 'draft_changed']);
    expect(second.body.details).toEqual(first);
    expect((await pat.draft()).content.facts.name).toBe('Pat’s Yards');
  });

  it('lets one of two editors win who save at the same time', async () => {
    const { content: before } = await pat.draft();
    const names = Array.from({ length: 6 }, (_, index) => `Yards ${index}`);

    // A busy process answers 503 without saving anything, so the request is repeated.
    const saveUntilHeard = async (name: string): Promise<Response> => {
      const answer = await save(
        pat,
        changed(before, (draft) => (draft.facts.name = name)),
        0,
      );
      return answer.status === 503 ? saveUntilHeard(name) : answer;
    };
    const answers = await Promise.all(names.map(saveUntilHeard));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
    expect((await pat.draft()).revision).toBe(1);
  });

  it.each([
    ['no revision', undefined, 428, 'if_match_required'],
    ['one that is to come', '"7"', 412, 'draft_changed'],
    ['none at all', 'yesterday', 412, 'draft_changed'],
    ['any', '*', 412, 'draft_changed'],
  ])('refuses a change of %s', async (_what, revision, status, code) => {
    for (const request of [
      pat.call('put', '/draft', { content: firstVersion }),
      pat.call('delete', '/draft'),
      pat.call('post', '/publish', {}),
      pat.call('post', '/versions/1/restore'),
    ]) {
      const answer = await (revision === undefined ? request : request.set('If-Match', revision));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  it('may be unfinished, and says what is missing', async () => {
    const saved = await pat.edit((draft) => {
      draft.facts.name = '';
      draft.banner.link = 'javascript:alert(1)';
      draft.hours.closedDays = [{ date: '2026-11-', name: { en: 'Thanksgiving', es: '' } }];
    });

    expect(saved.problems).toEqual([
      { path: 'facts.name', code: 'text_missing' },
      { path: 'hours.closedDays.0.date', code: 'day_invalid' },
      { path: 'banner.link', code: 'link_refused' },
    ]);
    const published = await pat.publish();
    expect([published.status, published.body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(published.body.fields)).toEqual(saved.problems.map(({ path }) => path));
  });

  it('is discarded, and its revision never goes back', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    const discarded = await pat.call('delete', '/draft', undefined, 1);

    expect(discarded.body).toMatchObject({
      content: firstVersion,
      revision: 2,
      isChanged: false,
      changedBy: null,
    });
    const late = await save(
      sam,
      changed(firstVersion, (draft) => (draft.facts.name = 'Late')),
      1,
    );
    expect(late.status).toBe(412);
    expect((await pat.edit((draft) => (draft.facts.name = 'Egret Yards'))).revision).toBe(3);
  });

  it('of 200 kB is saved and published', async () => {
    const body = large(190_000);
    expect(JSON.stringify(body).length).toBeGreaterThan(200_000);

    expect((await save(pat, body, 0)).status).toBe(200);
    expect((await pat.publish()).status).toBe(201);
    expect((await pat.site()).content.questions).toEqual(body.questions);
  });

  it('is saved with every question and ready answer at its longest', async () => {
    const body = changed(firstVersion, (draft) => {
      const question = { question: longest(160), answer: longest(1_200), places: [] };
      draft.questions = Array.from({ length: 80 }, () => question);
      draft.readyAnswers = Array.from({ length: 30 }, () => ({ title: 'Hello', text: longest(2_000) }));
    });

    expect((await save(pat, body, 0)).status).toBe(200);
  });

  it('keeps a script as the text that it is', async () => {
    const text = '<script>alert("pwned")</script> & <b>';

    const { content: saved } = await pat.edit((draft) => (draft.facts.name = text));

    expect(saved.facts.name).toBe(text);
  });
});

describe('a draft is refused', () => {
  let content: RunningContent;
  let pat: ContentClient;

  beforeAll(async () => {
    content = await startContent();
    pat = new ContentClient(content);
  });

  afterAll(() => content.stop());

  it.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'content', 'wrong_shape'],
    ['a text', 'all', 'content', 'wrong_shape'],
    ['null', null, 'content', 'wrong_shape'],
    ['a missing part', { ...firstVersion, hours: undefined }, 'hours', 'wrong_shape'],
    ['a text that is too long', withFacts({ name: 'x'.repeat(61) }), 'facts.name', 'text_too_long'],
    ['a number for a text', withFacts({ name: 7 }), 'facts.name', 'not_a_text'],
    ['an unprintable text', withFacts({ name: 'a\u0007' }), 'facts.name', 'text_unprintable'],
    ['an unknown part', { ...firstVersion, extra: 1 }, 'extra', 'wrong_shape'],
    ['an unknown key', withFacts({ color: 'green' }), 'facts.color', 'wrong_shape'],
    [
      'an unknown claim',
      { ...firstVersion, claims: { ...firstVersion.claims, best: {} } },
      'claims.best',
      'wrong_shape',
    ],
    [
      '13 testimonials',
      { ...firstVersion, testimonials: Array(13).fill(firstVersion.testimonials[0]) },
      'testimonials',
      'list_too_long',
    ],
  ])('for %s', async (_what, body, path, code) => {
    const answer = await pat.call('put', '/draft', { content: body }, 0);

    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.fields[path]).toEqual({ code, message: expect.any(String) });
    expect((await pat.draft()).revision).toBe(0);
  });

  const json = JSON.stringify(firstVersion);

  it.each<[string, string, number, string]>([
    [
      'prototype keys',
      `{"content":${json.replace('{', '{"__proto__":{"isAdmin":true},')}}`,
      400,
      'validation_failed',
    ],
    [
      'a constructor',
      `{"content":${json.replace('{', '{"constructor":{"prototype":{}},')}}`,
      400,
      'validation_failed',
    ],
    [
      'a lone surrogate',
      `{"content":${json.replace('"name":"', '"name":"\\ud800')}}`,
      400,
      'validation_failed',
    ],
    [
      'a null character',
      `{"content":${json.replace('"name":"', '"name":"\\u0000')}}`,
      400,
      'validation_failed',
    ],
    ['too many values', `{"content":[${Array(70_000).fill('1').join(',')}]}`, 400, 'body_too_complex'],
    ['too much depth', `{"content":${'['.repeat(30)}${']'.repeat(30)}}`, 400, 'body_too_complex'],
    [
      'a huge list',
      `{"content":${json.replace(/"testimonials":\[/, `"testimonials":[${Array(25_000).fill('{}').join(',')},`)}}`,
      400,
      'body_too_complex',
    ],
    [
      'a long list',
      `{"content":${json.replace(/"owners":\[/, `"owners":[${Array(9_000).fill('7').join(',')},`)}}`,
      400,
      'validation_failed',
    ],
    ['too many bytes', `{"content":"${'x'.repeat(1_000_000)}"}`, 413, 'body_too_large'],
    ['broken JSON', '{"content":', 400, 'bad_request'],
  ])('for %s', async (_what, body, status, code) => {
    for (const path of ['/draft', '/preview']) {
      const method = path === '/draft' ? 'put' : 'post';
      const answer = await pat
        .call(method, path, undefined, 0)
        .set('Content-Type', 'application/json')
        .send(body);

      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(JSON.stringify(answer.body).length).toBeLessThan(50_000);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'])(
    'for a body of type %s',
    async (type) => {
      const answer = await pat.call('put', '/draft', undefined, 0).set('Content-Type', type).send('{}');

      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );
});
