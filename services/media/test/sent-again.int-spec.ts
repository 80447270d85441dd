import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import { ProjectsRepository } from '../src/projects/projects.repository.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { callerId, startMedia, type RunningMedia } from './support/start-media.js';

const aProject = async () => ({ title: 'Royal palms', imageUrl: await aDataUrl() });

const waitingLocks = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

describe('a repeated upload', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeAll(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterAll(() => media.stop());

  const send = async (project: object, key?: string) => {
    const request = client.call('post', '', project);
    const { status, body } = await (key ? request.set('Idempotency-Key', key) : request);
    return { status, ...(body as { id: string; code?: string }) };
  };

  it('returns the first project', async () => {
    const project = await aProject();

    const [first, again] = [await send(project, 'one'), await send(project, 'one')];

    expect([first.status, again.status, again.id]).toEqual([201, 201, first.id]);
    expect((await client.listed()).filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  it('creates one project for concurrent uploads', async () => {
    const project = await aProject();
    const before = (await client.listed()).length;

    const answers = await Promise.all([1, 2, 3].map(() => send(project, 'together')));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await client.listed()).length).toBe(before + 1);
  });

  it('is refused if its key was used for other content', async () => {
    const project = await aProject();
    await send(project, 'changed');

    expect(await send({ ...project, title: 'Date palms' }, 'changed')).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  it('may reuse its key after an error', async () => {
    const project = await aProject();
    await send({ ...project, title: '' }, 'refused');

    expect((await send(project, 'refused')).status).toBe(201);
  });

  it('creates another project without a key', async () => {
    const project = await aProject();

    expect((await send(project)).id).not.toBe((await send(project)).id);
  });

  it('adds nothing for bytes that are in the gallery, if it asks for that', async () => {
    const project = { ...(await aProject()), unlessPresent: true };
    const first = await send(project, 'phone');

    expect(await send({ ...project, title: 'The same palms' }, 'other phone')).toMatchObject({
      status: 200,
      id: first.id,
      wasPresent: true,
    });
    // With the same key, the upload counts as a repetition whose answer was lost.
    expect(await send(project, 'phone')).toMatchObject({ status: 201, id: first.id });
    await client.call('delete', `/${first.id}`);
    expect((await send(project, 'after the bin')).status).toBe(201);
  });

  it('is one card if two devices send its bytes at once', async () => {
    const project = { ...(await aProject()), unlessPresent: true };
    const repository = media.app.get(ProjectsRepository, { strict: false });
    const find = repository.findShowing.bind(repository);
    const finding = jest.spyOn(repository, 'findShowing');
    const isWaiting = async () =>
      (await media.app.get(DataSource).query<object[]>(waitingLocks)).length > 0 ||
      finding.mock.calls.length > 1;
    let others: ReturnType<typeof send>[] = [];
    finding.mockImplementationOnce(async (...of) => {
      const found = await find(...of);
      others = ['phone B', 'tablet'].map((device) => send(project, device));
      await waitUntil('another that looks for its bytes', isWaiting);
      return found;
    });

    const first = await send(project, 'phone A');

    const sent = [first, ...(await Promise.all(others))];
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent.map(({ status }) => status)).toEqual([201, 200, 200]);
    finding.mockRestore();
  });

  it('is never taken from anyone but the person who chose it', async () => {
    const project = await aProject();

    expect(await send({ ...project, chosenBy: randomUUID() }, 'theirs')).toMatchObject({
      status: 403,
      code: 'chosen_by_other',
    });
    expect((await send({ ...project, chosenBy: callerId }, 'theirs')).status).toBe(201);
  });

  it('brings what the shrunk file no longer says, and its place before all others', async () => {
    const { id } = await send({
      ...(await aProject()),
      software: 'Timestamp Camera',
      takenAt: '2026-11-20T16:05:00-05:00',
      first: true,
    });

    const [top] = await client.listed();
    expect(top).toMatchObject({ id, cut: 'watermark', takenAt: '2026-11-20T21:05:00.000Z' });
    expect(await send({ ...(await aProject()), takenAt: 'last week' })).toMatchObject({ status: 400 });
  });
});
