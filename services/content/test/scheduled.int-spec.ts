import { jest } from '@jest/globals';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import { DraftsService } from '../src/drafts/drafts.service.js';
import { PublishLock } from '../src/publishing/publish-lock.js';
import { PublishingSweep } from '../src/publishing/publishing-sweep.js';
import { ScheduledPublisher } from '../src/publishing/scheduled/scheduled-publisher.js';
import { SetMaker } from '../src/site-sets/set-maker.js';
import { ContentClient } from './support/content-client.js';
import { startContent, TestClock, type RunningContent } from './support/start-content.js';

const clock = new TestClock();
let content: RunningContent;
let pat: ContentClient;

async function start(changes: { DATABASE_URL?: string } = {}): Promise<void> {
  content = await startContent(changes, clock);
  pat = new ContentClient(content);
  await waitUntil('the first set', async () => (await pat.currentSet()).status === 200);
}

/** Schedules the draft, which becomes a version that waits for its time. */
async function schedule(at: string, note = '') {
  const { revision } = await pat.draft();
  return pat.call('post', '/scheduled', { at, note }, revision);
}

const waiting = async () => (await pat.call('get', '/scheduled')).body.versions as Array<{ id: string }>;
const nameNow = async () => (await pat.site()).content.facts.name;
const sweepAt = async (time: string) => {
  clock.time = new Date(time);
  await content.app.get(ScheduledPublisher).publishDue();
};

describe('a scheduled version', () => {
  beforeEach(async () => {
    clock.time = new Date('2026-10-01T12:00:00Z');
    await start();
  });
  afterEach(() => content.stop());

  it('is published once its time has come, once, and leaves the list for the history', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    const answer = await schedule('2026-10-02T08:30', 'Opening');

    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        at: '2026-10-02T08:30',
        publishAt: '2026-10-02T12:30:00.000Z',
        clock: 'plain',
        scheduledBy: 'pat',
        failure: null,
      }),
    ]);
    expect(await pat.draft()).toMatchObject({ isChanged: false });
    await sweepAt('2026-10-02T12:29:59Z');
    expect(await nameNow()).not.toBe('Heron Yards');
    await Promise.allSettled([sweepAt('2026-10-02T12:30:00Z'), sweepAt('2026-10-02T12:30:00Z')]);
    await sweepAt('2026-10-02T12:31:00Z');
    expect(await nameNow()).toBe('Heron Yards');
    expect(await waiting()).toEqual([]);
    expect((await pat.call('get', '/versions')).body.versions).toEqual([
      expect.objectContaining({ id: 2, note: 'Opening', publishedBy: 'pat' }),
      expect.objectContaining({ id: 1 }),
    ]);
  });

  it.each([
    ['2026-03-08T02:30', '2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z', 'skipped'],
    ['2026-11-01T01:30', '2026-11-01T05:29:00Z', '2026-11-01T05:30:00Z', 'twice'],
  ])(
    'of %s, a night when clocks change, comes at its time after a restart',
    async (at, before, then, kind) => {
      clock.time = new Date(Date.parse(then) - 86_400_000);
      await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
      expect((await schedule(at)).body).toMatchObject({
        clock: kind,
        publishAt: new Date(then).toISOString(),
      });
      await content.app.close();
      await start({ DATABASE_URL: content.config.DATABASE_URL });

      await sweepAt(before);
      expect(await waiting()).toHaveLength(1);
      await sweepAt(then);

      expect(await nameNow()).toBe('Heron Yards');
      await sweepAt(new Date(Date.parse(then) + 3_600_000).toISOString());
      expect((await pat.site()).version).toBe(2);
    },
  );

  it('keeps what others publish and write meanwhile', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await schedule('2026-10-02T08:30');
    await pat.edit((draft) => (draft.facts.phone = '(239) 555-0199'));
    await pat.publish();
    await pat.edit((draft) => (draft.facts.yearFounded = 1990));

    await sweepAt('2026-10-02T12:30:00Z');

    expect((await pat.site()).content.facts).toMatchObject({
      name: 'Heron Yards',
      phone: '(239) 555-0199',
      yearFounded: 1991,
    });
    const draft = await pat.draft();
    expect(draft.content.facts).toMatchObject({
      name: 'Heron Yards',
      phone: '(239) 555-0199',
      yearFounded: 1990,
    });
    expect(draft).toMatchObject({ basedOn: 3, isChanged: true });
  });

  it('is cancelled like a draft, which it becomes again where there is none', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await schedule('2026-10-02T08:30');
    const [first] = await waiting();

    expect((await pat.call('delete', `/scheduled/${first?.id}`)).status).toBe(204);

    expect((await pat.draft()).content.facts.name).toBe('Heron Yards');
    expect((await pat.call('delete', `/scheduled/${first?.id}`)).status).toBe(404);
    expect((await pat.call('delete', '/scheduled/x')).status).toBe(404);
    await sweepAt('2026-10-03T12:30:00Z');
    expect((await pat.site()).version).toBe(1);
  });

  it('becomes a draft of what was published since when it is cancelled', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await schedule('2026-10-02T08:30');
    await pat.edit((draft) => (draft.facts.phone = '(239) 555-0199'));
    await pat.publish();
    const [first] = await waiting();

    expect((await pat.call('delete', `/scheduled/${first?.id}`)).status).toBe(204);

    expect(await pat.draft()).toMatchObject({
      basedOn: 2,
      content: { facts: { name: 'Heron Yards', phone: '(239) 555-0199' } },
    });
  });

  it('gives its changes back to an open draft when it is cancelled, whose own stand', async () => {
    await pat.edit((draft) => {
      draft.facts.name = 'Heron Yards';
      draft.facts.phone = '(239) 555-0188';
    });
    await schedule('2026-10-02T08:30');
    await pat.edit((draft) => (draft.facts.phone = '(239) 555-0199'));
    const [first] = await waiting();

    expect((await pat.call('delete', `/scheduled/${first?.id}`)).status).toBe(204);

    expect((await pat.draft()).content.facts).toMatchObject({
      name: 'Heron Yards',
      phone: '(239) 555-0199',
    });
  });

  it('that cannot be published says so, and the site stays', async () => {
    await pat.edit((draft) => (draft.mainAreas = ['Estero']));
    await schedule('2026-10-02T08:30');
    await pat.edit((draft) => {
      draft.areas = draft.areas.filter(({ name }) => name !== 'Estero');
      draft.mainAreas = ['Naples'];
    });
    await pat.publish();

    await sweepAt('2026-10-02T12:30:00Z');

    expect(await waiting()).toEqual([expect.objectContaining({ failure: 'validation_failed' })]);
    expect((await pat.site()).version).toBe(2);
  });

  it('is tried again for an hour while the renderer fails', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await schedule('2026-10-02T08:30');
    await pat.edit((draft) => (draft.facts.phone = '(239) 555-0199'));
    await schedule('2026-10-03T08:30');
    content.renderer.behave('ends without a word');
    await expect(sweepAt('2026-10-02T12:30:00Z')).rejects.toThrow('The page could not be built');
    content.renderer.behave('renders');
    await sweepAt('2026-10-02T12:31:00Z');
    expect(await nameNow()).toBe('Heron Yards');

    content.renderer.behave('ends without a word');
    await expect(sweepAt('2026-10-03T12:30:00Z')).rejects.toThrow('The page could not be built');
    await sweepAt('2026-10-03T13:30:00Z');

    expect(await waiting()).toEqual([expect.objectContaining({ failure: 'page_failed' })]);
  });

  it.each([
    ['2026-10-01T07:59', 'time_past'],
    ['2028-10-01T07:59', 'time_too_far'],
    ['2026-02-30T10:00', 'invalid_time'],
    [7, 'invalid_time'],
  ])('is refused for %s', async (at, code) => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));

    const { status, body } = await schedule(at as string);

    expect([status, body.fields.at.code]).toEqual([400, code]);
    expect(await pat.draft()).toMatchObject({ isChanged: true });
  });

  it('is not made of a draft that is being published', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    const maker = content.app.get(SetMaker, { strict: false });
    const locking = jest.spyOn(content.app.get(PublishLock, { strict: false }), 'whileHolding');
    const make = maker.make.bind(maker);
    let scheduling: ReturnType<typeof schedule> | undefined;
    let isMade = false;
    jest.spyOn(maker, 'make').mockImplementationOnce(async (order) => {
      scheduling = schedule('2026-10-02T08:30').finally(() => (isMade = true));
      await waitUntil('the order', async () => isMade || locking.mock.calls.length > 1);
      return make(order);
    });

    expect((await pat.publish()).status).toBe(201);

    expect(await scheduling).toMatchObject({ status: 409, body: { code: 'nothing_to_publish' } });
    expect(await waiting()).toEqual([]);
  });

  it('needs a finished draft, which no one changes at the same moment', async () => {
    expect((await schedule('2026-10-02T08:30')).body).toMatchObject({ code: 'nothing_to_publish' });
    const { revision } = await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    const drafts = content.app.get(DraftsService, { strict: false });
    const read = drafts.read.bind(drafts);
    jest.spyOn(drafts, 'read').mockImplementationOnce(async () => {
      const state = await read();
      await pat.edit((draft) => (draft.facts.yearFounded = 1990));
      return state;
    });

    const late = await pat.call('post', '/scheduled', { at: '2026-10-02T08:30', note: '' }, revision);

    expect([late.status, late.body.code, await waiting()]).toEqual([412, 'draft_changed', []]);
    expect((await pat.draft()).content.facts).toMatchObject({ name: 'Heron Yards', yearFounded: 1990 });
    expect((await schedule('2026-10-02T08:30')).status).toBe(201);
    await content.app.get(DataSource).query(
      `INSERT INTO scheduled_versions (content, based_on, publish_at, wall_time, scheduled_at)
       SELECT content, based_on, publish_at, wall_time, scheduled_at FROM scheduled_versions, generate_series(1, 19)`,
    );
    await pat.edit((draft) => (draft.facts.name = ''));
    expect((await schedule('2026-10-02T08:30')).body.fields).toHaveProperty(['facts.name']);
    await pat.edit((draft) => (draft.facts.name = 'Egret Yards'));
    expect((await schedule('2026-10-02T08:30')).body).toMatchObject({ code: 'too_many_scheduled' });
  });

  it('makes no version when it is cancelled while its pages are rendered, or changes nothing', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await schedule('2026-10-02T08:30');
    const [first] = await waiting();
    const maker = content.app.get(SetMaker, { strict: false });
    const make = maker.make.bind(maker);
    jest.spyOn(maker, 'make').mockImplementationOnce(async (order) => {
      await pat.call('delete', `/scheduled/${first?.id}`);
      return make(order);
    });
    await sweepAt('2026-10-02T12:30:00Z');
    expect([(await pat.site()).version, await waiting()]).toEqual([1, []]);
    expect((await pat.call('get', '/publication')).body).toMatchObject({ state: 'idle' });

    await schedule('2026-10-03T08:30');
    await pat.publishName('Heron Yards');
    await sweepAt('2026-10-03T12:30:00Z');
    expect([(await pat.site()).version, await waiting()]).toEqual([2, []]);
  });

  it('is looked for by the sweep that redraws at midnight', async () => {
    await pat.edit((draft) => (draft.facts.name = 'Heron Yards'));
    await schedule('2026-10-02T08:30');
    clock.time = new Date('2026-10-02T12:30:00Z');

    await content.app.get(PublishingSweep, { strict: false }).run();

    expect(await nameNow()).toBe('Heron Yards');
  });
});
