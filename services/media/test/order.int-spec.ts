import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { MediaClient } from './support/media-client.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

describe('PUT /api/projects/order', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterEach(() => media.stop());

  const order = (ids: unknown) => client.call('put', '/order', { ids });
  const shown = async () => (await client.listed()).map(({ title, displayOrder }) => [title, displayOrder]);

  it('sets the requested order in steps of 10', async () => {
    const [a, b, c] = [
      await client.upload({ title: 'a', displayOrder: 500 }),
      await client.upload({ title: 'b' }),
      await client.upload({ title: 'c', displayOrder: 3 }),
    ];

    const answer = await order([c.id, a.id, b.id]);

    expect([answer.status, answer.body]).toEqual([
      200,
      {
        projects: [
          { id: c.id, displayOrder: 30 },
          { id: a.id, displayOrder: 20 },
          { id: b.id, displayOrder: 10 },
        ],
      },
    ]);
    expect(await shown()).toEqual([
      ['c', 30],
      ['a', 20],
      ['b', 10],
    ]);
  });

  it('does not change other projects', async () => {
    const [a, b] = [
      await client.upload({ title: 'a' }),
      await client.upload({ title: 'b', displayOrder: 15 }),
    ];
    const c = await client.upload({ title: 'c' });

    await order([a.id, c.id]);

    expect(await shown()).toEqual([
      ['a', 20],
      [b.title, 15],
      ['c', 10],
    ]);
  });

  it.each(['is not there', 'is in the bin'])('writes nothing if one project %s', async (what) => {
    const [a, b] = [await client.upload({ title: 'a' }), await client.upload({ title: 'b' })];
    const other = what === 'is in the bin' ? (await client.upload()).id : randomUUID();
    if (what === 'is in the bin') await client.call('delete', `/${other}`);

    const answer = await order([a.id, other, b.id]);

    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { ids: { code: 'unknown_project' } } },
    ]);
    expect(await shown()).toEqual([
      ['b', 0],
      ['a', 0],
    ]);
  });

  const id = randomUUID();

  it.each([
    ['nothing', undefined, 'not_a_list'],
    ['a text', id, 'not_a_list'],
    ['an empty list', [], 'out_of_range'],
    ['more than 500', Array.from({ length: 501 }, () => randomUUID()), 'out_of_range'],
    ['an id twice', [id, id], 'repeated_project'],
    ['what is no id', ['first'], 'unknown_project'],
    ['a number', [7], 'unknown_project'],
  ])('refuses %s', async (_what, ids, code) => {
    const answer = await order(ids);

    expect([answer.status, answer.body.fields?.ids?.code]).toEqual([400, code]);
  });

  it('does not mix two concurrent orders', async () => {
    const ids: string[] = [];
    for (let round = 0; round < 6; round += 1) ids.push((await client.upload()).id);
    const backwards = ids.toReversed();

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => order(index % 2 === 0 ? ids : backwards)),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const result = (await client.listed()).map((project) => project.id);
    expect([ids, backwards]).toContainEqual(result);
  });

  it('sorts 500 projects at once', async () => {
    const { id: first } = await client.upload();
    const rows = await media.app.get(DataSource).query<Array<{ id: string }>>(
      `INSERT INTO project_images (title, image_url, image_key)
       SELECT 'Palm ' || n, image_url, image_key FROM project_images, generate_series(1, 499) AS n
       WHERE id = $1 RETURNING id`,
      [first],
    );

    const answer = await order([first, ...rows.map(({ id }) => id)]);

    expect([answer.status, answer.body.projects?.[0]]).toEqual([200, { id: first, displayOrder: 5000 }]);
  });
});
