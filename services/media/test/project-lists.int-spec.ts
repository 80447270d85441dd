import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { ListedManagedProjectResponse } from '../src/projects/dto/project-list.response.js';
import type { ManagedProjectResponse } from '../src/projects/dto/project.response.js';
import { MediaClient, wholeProject } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

const crewId = '019aa000-0000-7000-8000-0000000000cc';
/** Largest average size of a row, in bytes. */
const maxBytes = 600;
const photograph = join(import.meta.dirname, '../seed/honey-bee-on-aster.jpg');

const whole = (row: ListedManagedProjectResponse) => ({
  uploader: null,
  waitingSince: null,
  ...wholeProject(row),
});

describe('a row of a list', () => {
  let media: RunningMedia;
  let client: MediaClient;
  let database: DataSource;

  beforeEach(async () => {
    media = await startMedia();
    client = new MediaClient(media);
    database = media.app.get(DataSource);
  });

  afterEach(() => media.stop());

  const rows = async (path: string) =>
    ((await client.call('get', path)).body as { projects: ListedManagedProjectResponse[] }).projects;
  const read = async (id: string) =>
    (await client.call('get', `/managed/${id}`)).body as ManagedProjectResponse;
  it('stands for all that is known of the picture', async () => {
    await client.upload();
    await client.upload({ description: 'Section: hoa', imageUrl: await aDataUrl({ width: 300 }) });
    const { id } = await client.upload({
      title: 'Beds',
      titleEs: 'Canteros',
      description: 'Twelve palms. Section: hoa',
      descriptionEs: 'Doce palmas. Section: hoa',
      altText: 'Palms',
      altTextEs: 'Palmas',
      featured: true,
      focusX: 10,
      focusY: 0,
      takenAt: '2026-03-01T10:00:00.000Z',
      fileName: 'crop.jpg',
    });
    await client.change(id, { turn: 90, showOriginal: true });
    const story = { slug: 'beds', hasConsent: true, community: 'Estero', pictures: [{ id }] };
    await client.call('put', `/${id}/story`, story).expect(200);
    await database.query(`UPDATE images SET avif_widths = '{800, 400}' WHERE turn = 90`);

    for (const path of ['', '/featured', '/category/landscaping', '/managed'])
      for (const row of await rows(path)) {
        const { uploader, waitingSince, ...project } = await read(row.id);
        const isManaged = path === '/managed';
        expect(whole(row)).toEqual({ ...project, uploader: isManaged ? uploader : null, waitingSince });
      }
    expect(await rows('/managed')).toHaveLength(3);
  });

  it('stands for a picture that waits, too', async () => {
    await media.visitor().put('/api/projects/settings').set(media.as('owner')).send({ crewWaits: true });
    const body = { title: 'Pond', imageUrl: await aDataUrl() };
    await media
      .visitor()
      .post('/api/projects')
      .set(media.as('crew', 'media', crewId))
      .send(body);

    const [row] = await rows('/managed?waiting=true');

    expect(whole(row!)).toEqual(await read(row!.id));
  });

  it('is one of 500 at most where no limit is asked for', async () => {
    const { id } = await client.upload({ featured: true });
    const columns = 'title, image_url, image_key, featured';
    await database.query(
      `INSERT INTO project_images (${columns})
       SELECT ${columns} FROM project_images, generate_series(1, 500) WHERE id = $1`,
      [id],
    );

    for (const path of ['', '/featured', '/category/landscaping']) expect(await rows(path)).toHaveLength(500);
  });

  it(`has at most ${maxBytes} bytes, and every field of the specification`, async () => {
    const imageUrl = `data:image/jpeg;base64,${(await readFile(photograph)).toString('base64')}`;
    const { id } = await client.upload({
      title: 'Planting for honey bees at the gate',
      description: 'Asters that bring bees to a garden.',
      category: 'garden-design',
      imageUrl,
    });
    await client.upload({ description: null });
    const sizes = `'{400, 800, 1200, 1600, 2400}'`;
    await database.query(`UPDATE images SET webp_widths = ${sizes}, avif_widths = ${sizes}`);
    const columns = 'title, image_url, image_key, category, created_by';
    await database.query(
      `INSERT INTO project_images (description, ${columns})
       SELECT description, ${columns} FROM project_images, generate_series(3, 200) WHERE id = $1`,
      [id],
    );

    for (const path of ['?limit=24', '?limit=200', '', '/managed?limit=24', '/managed?limit=200']) {
      const listed = await rows(path);
      expect(listed.length).toBe(path.endsWith('24') ? 24 : 200);
      expect(Buffer.byteLength(JSON.stringify(listed)) / listed.length).toBeLessThanOrEqual(maxBytes);
    }
    const specified = ['id', 'title', 'description', 'imageUrl', 'category', 'placement', 'featured'];
    for (const row of await rows(''))
      expect(Object.keys(row)).toEqual(expect.arrayContaining([...specified, 'displayOrder', 'createdAt']));
  });
});
