import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { AuditPageResponse } from '@sandhill/platform/audit/audit.response.js';
import { DataSource } from 'typeorm';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { callerId, startMedia, type RunningMedia } from './support/start-media.js';
import { sweep } from './support/sweep.js';

describe('the audit trail of project images', () => {
  let media: RunningMedia;
  let client: MediaClient;
  let database: DataSource;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
    database = media.app.get(DataSource);
  });

  afterEach(() => media.stop());

  const ask = (query: string) => media.visitor().get(`/api/projects/audit${query}`).set(media.as('owner'));
  const trail = async (query = '') => (await ask(query)).body as AuditPageResponse;
  const told = async () =>
    (await trail()).events.map(({ action, subjectId, details }) => ({ action, subjectId, details }));

  it('lists who did what to which project, when and from where', async () => {
    const { id } = await client.upload({ fileName: 'crop.jpg' });

    expect(await trail()).toEqual({
      events: [
        {
          id: expect.any(String) as string,
          at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
          actor: 'user',
          actorId: callerId,
          actorName: null,
          action: 'project_uploaded',
          subjectId: id,
          subjectName: 'Royal palms at the gate',
          address: '203.0.113.40',
          details: { cut: 'file_name' },
        },
      ],
      nextCursor: null,
    });
  });

  it('records every action of administrators, and nothing that they typed', async () => {
    const { id } = await client.upload({ title: 'Zelda’s pool' });
    await client.change(id, { title: 'Zelda’s garden', description: 'With Zelda', featured: false });
    await client.change(id, { imageUrl: await aDataUrl(), fileName: 'zelda crop.jpg' });
    await client.change(id, { showOriginal: true });
    await client.call('put', '/order', { ids: [id] });
    await client.call('delete', `/${id}`);
    await client.call('post', `/${id}/restore`);

    expect(await told()).toEqual([
      { action: 'project_restored', subjectId: id, details: {} },
      { action: 'project_deleted', subjectId: id, details: {} },
      { action: 'projects_reordered', subjectId: null, details: { count: 1 } },
      { action: 'project_changed', subjectId: id, details: { fields: 'showOriginal' } },
      { action: 'project_changed', subjectId: id, details: { fields: 'imageUrl' } },
      { action: 'project_changed', subjectId: id, details: { fields: 'title,description' } },
      { action: 'project_uploaded', subjectId: id, details: {} },
    ]);
    expect(JSON.stringify(await database.getRepository(AuditEvent).find())).not.toMatch(/zelda/i);
  });

  it('records nothing if nothing changed', async () => {
    const { id, imageUrl } = await client.upload({ title: 'Palms' });
    const before = await told();

    await client.change(id, { title: 'Palms', imageUrl, featured: false, showOriginal: false });
    await client.call('patch', `/${id}`, { showOriginal: true });
    await client.call('post', `/${id}/restore`);
    await client.call('put', '/order', { ids: [id, callerId] });

    expect(await told()).toEqual(before);
  });

  it('rolls a change back if its event cannot be written', async () => {
    const { id } = await client.upload({ title: 'Palms' });
    await database.query('ALTER TABLE audit_events RENAME TO audit_events_away');

    const answers = [
      await client.call('post', '', { title: 'More palms', imageUrl: await aDataUrl() }),
      await client.call('patch', `/${id}`, { title: 'Other' }),
      await client.call('put', '/order', { ids: [id] }),
      await client.call('delete', `/${id}`),
    ];

    await database.query('ALTER TABLE audit_events_away RENAME TO audit_events');
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(await client.listed()).toMatchObject([{ id, title: 'Palms', displayOrder: 0 }]);
  });

  it('names the service itself for purges', async () => {
    const { id } = await client.upload();
    await client.call('delete', `/${id}`);
    await database.query(`UPDATE project_images SET deleted_at = deleted_at - interval '30 days'`);

    await sweep(media);

    expect((await trail('?actor=system')).events).toMatchObject([
      { action: 'project_purged', actorId: null, subjectId: id, subjectName: null, address: null },
    ]);
  });

  it('pages and filters by action, person and time', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    const event = { at, actor: 'user' as const, actorId: callerId, action: 'project_deleted' };
    await database.getRepository(AuditEvent).insert(Array.from({ length: 5 }, () => ({ ...event })));

    const first = await trail('?limit=3');
    const second = await trail(`?limit=3&cursor=${first.nextCursor}`);

    expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(5);
    expect(second.nextCursor).toBeNull();
    const countOf = async (query: string) => (await trail(query)).events.length;
    expect(await countOf('?action=project_deleted')).toBe(5);
    expect(await countOf('?action=project_restored')).toBe(0);
    expect(await countOf(`?actor=${callerId}`)).toBe(5);
    expect(await countOf('?from=2026-01-02T03:04:06Z')).toBe(0);
    expect(await countOf('?to=2026-01-02T03:04:06Z')).toBe(5);
  });

  it.each(['?action=signed_in', '?actor=somebody', '?from=now', '?limit=0', '?cursor=x'])(
    'refuses %s',
    async (query) => {
      const answer = await ask(query);

      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    },
  );
});
