import { DataSource } from 'typeorm';
import { MediaClient } from './support/media-client.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

describe('/api/projects', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeAll(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterAll(() => media.stop());

  /** Searches the library, as an administrator by default. */
  const inLibrary = async (query: Record<string, string>, headers = media.as('administrator')) => {
    const answer = await media.visitor().get('/api/projects/managed').query(query).set(headers);
    const { projects = [], fields } = answer.body as {
      projects?: { title: string }[];
      fields?: Record<string, { code: string }>;
    };
    return { status: answer.status, titles: projects.map(({ title }) => title).sort(), fields };
  };

  describe('the library', () => {
    beforeAll(async () => {
      await client.upload({
        title: 'Cocoplum hedge, 100% native',
        description: 'Pelican Bay',
        category: 'garden-design',
        placement: 'gallery',
      });
      const { id } = await client.upload({ title: 'Koi pond', description: 'A plan. Section: unknown' });
      // The time is 10:30 pm on the 26th in the office's time zone.
      await media.app
        .get(DataSource)
        .query(`UPDATE project_images SET created_at = '2026-11-27T03:30:00Z' WHERE id = $1`, [id]);
      // The first category has no page of its own, the second one has.
      const banner = { placement: 'hero', description: null };
      await client.upload({ ...banner, title: 'Banner of Estero', category: 'landscaping' });
      await client.upload({ ...banner, title: 'Banner of Bonita', category: 'irrigation' });
      // The service's page shows gallery pictures of its category.
      const wall = { placement: 'gallery', description: null, category: 'landscape-design' };
      await client.upload({ ...wall, title: 'Terrace in Naples' });
    });

    it.each([
      [{ q: 'pelican COCOPLUM' }, ['Cocoplum hedge, 100% native']],
      [{ q: 'garden design hedge' }, ['Cocoplum hedge, 100% native']],
      [{ q: '100%' }, ['Cocoplum hedge, 100% native']],
      [{ q: 'coco_lum' }, []],
      [{ q: "' OR true --" }, []],
      [{ q: 'estero', uploader: 'none' }, []],
      [{ q: 'estero', uploader: 'me' }, ['Banner of Estero']],
      [{ q: 'estero', from: '2020-01-01' }, ['Banner of Estero']],
      [{ q: 'estero', to: '2020-01-01' }, []],
      [{ q: 'koi', from: '2026-11-26', to: '2026-11-26' }, ['Koi pond']],
      [{ q: 'koi', from: '2026-11-27' }, []],
      [{ q: 'koi', to: '2026-11-25' }, []],
      [{ q: 'banner', unused: 'true' }, ['Banner of Estero']],
      [{ q: 'koi', unused: 'true' }, ['Koi pond']],
      [{ q: 'cocoplum', unused: 'true' }, ['Cocoplum hedge, 100% native']],
      [{ q: 'terrace', unused: 'true' }, []],
    ])('finds by %j', async (query, titles) => {
      expect(await inLibrary(query)).toMatchObject({ status: 200, titles });
    });

    it('counts a page of what it finds', async () => {
      const { body } = await media
        .visitor()
        .get('/api/projects/managed?q=cocoplum&limit=1')
        .set(media.as('administrator'));
      expect(body).toMatchObject({ total: 1, nextCursor: null });
    });

    it('shows crew their own pictures alone, whatever they look for', async () => {
      const crew = media.as('crew', 'media', '019aa000-0000-7000-8000-0000000000cc');

      expect(await inLibrary({ q: 'cocoplum' }, crew)).toMatchObject({ status: 200, titles: [] });
    });

    it.each([
      [{ q: 'x'.repeat(101) }, 'q', 'too_long'],
      [{ uploader: 'pat' }, 'uploader', 'invalid_uploader'],
      [{ from: '2026-02-30' }, 'from', 'invalid_day'],
      [{ to: 'yesterday' }, 'to', 'invalid_day'],
      [{ unused: 'no' }, 'unused', 'invalid_choice'],
    ])('refuses %j', async (query, field, code) => {
      expect(await inLibrary(query as Record<string, string>)).toMatchObject({
        status: 400,
        fields: { [field]: { code } },
      });
    });
  });
});
