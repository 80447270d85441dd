// Tests pages that show gallery pictures instead of those that came with the site. A small server stands in for media.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { DataSource } from 'typeorm';
import { DailyRebuild } from '../src/publishing/daily-rebuild.js';
import { GalleryFollower } from '../src/publishing/gallery-follower.js';
import { PicturesInUse } from '../src/publishing/pictures-in-use.repository.js';
import { Published } from '../src/published/published.js';
import { Renderer } from '../src/rendering/renderer.js';
import { ContentClient } from './support/content-client.js';
import { GuideClient } from './support/guide-client.js';
import { onceFetched } from './support/fetch-set.js';
import { startContent, TestClock, type RunningContent } from './support/start-content.js';

const folder = join(import.meta.dirname, '../../../web/dist-renderer');
const heroId = '019aa000-0000-7000-8000-000000000001';
const crewId = '019aa000-0000-7000-8000-000000000002';

const aPicture = (id: string, name: string): SitePicture => ({
  id,
  imageUrl: `/media/${name}/800.webp`,
  width: 1600,
  height: 1000,
  placeholder: '',
  srcset: { webp: `/media/${name}/800.webp 800w`, avif: `/media/${name}/1600.avif 1600w` },
  focusX: 30,
  focusY: 70,
});

describe('the firm’s own pictures', () => {
  let content: RunningContent;
  let pat: ContentClient;
  let media: Server;
  let pictures: SitePicture[];
  let told: Array<{ id: string; places: string[] }> = [];
  let guideImages: string[] = [];

  async function answer(request: IncomingMessage): Promise<[number, object?]> {
    const url = new URL(request.url ?? '', 'http://media');
    if (url.pathname === '/api/internal/stories') return [200, { revision: '', stories: [] }];
    if (request.method === 'PUT') {
      const body = JSON.parse(await text(request)) as { uses: typeof told; guideImages: string[] };
      ({ uses: told, guideImages } = body);
      return [204];
    }
    if (url.pathname.endsWith('/shown'))
      return [200, { isShown: pictures.some(({ imageUrl }) => imageUrl === url.searchParams.get('path')) }];
    const ids = (url.searchParams.get('ids') ?? '').split(',');
    return [200, { pictures: pictures.filter(({ id }) => ids.includes(id)) }];
  }

  const fetchFiles = onceFetched();
  const page = async (path: string) => {
    const build = await content.app.get(Renderer, { strict: false }).build();
    const set = await fetchFiles(
      content,
      content.app.get(Published, { strict: false }).setOf(build)?.sha256 ?? '',
    );
    const html = set.get(`${path}.html`) ?? '';
    return Buffer.from(html, 'latin1').toString();
  };
  const preview = async (path: string) => {
    const { content: draft } = await pat.draft();
    return (await pat.call('post', '/preview', { content: draft, path })).body.html as string;
  };
  /** Gives an entry of the plant guide a picture. */
  const illustrate = (path: string | null) =>
    content.app
      .get(DataSource)
      .query(`UPDATE plant_identifications SET image_url = $1 WHERE slug = 'sabal-palm'`, [path]);
  const sets = async () => {
    const [row] = await content.app
      .get(DataSource)
      .query<Array<{ count: number }>>('SELECT count(*)::int AS count FROM site_sets');
    return row?.count;
  };

  beforeAll(async () => {
    pictures = [aPicture(heroId, 'hero'), aPicture(crewId, 'crew')];
    media = createServer(
      (request, response) =>
        void answer(request).then(([status, body]) => response.writeHead(status).end(JSON.stringify(body))),
    );
    media.listen(0, '127.0.0.1');
    await once(media, 'listening');
    const { port } = media.address() as AddressInfo;
    // The time is fixed, because the pages would be rendered again at the start of a new day.
    const clock = new TestClock();
    clock.time = new Date('2026-10-01T16:00:00Z');
    const MEDIA_URL = `http://127.0.0.1:${port}`;
    content = await startContent(
      { RENDERER_FOLDER: folder, PUBLIC_URL: 'https://heron.test', MEDIA_URL },
      clock,
    );
    pat = new ContentClient(content);
    await waitUntil('the first set', async () => (await sets()) === 1, 60_000);
  });

  afterAll(async () => {
    await content.stop();
    media.closeAllConnections();
    media.close();
  });

  it('are seen before they are published, on the page alone, and media is told', async () => {
    await pat.edit((draft) => {
      draft.pictures = {
        'hero-1': { id: heroId, alt: { en: 'Palms at dusk', es: '' } },
        about: { id: crewId, alt: { en: 'Our crew', es: 'Nuestra cuadrilla' } },
        'collage-1': { id: crewId, alt: { en: '', es: '' } },
      };
      draft.people = [
        { name: 'Ana Ruiz', role: { en: 'Irrigation', es: 'Riego' }, picture: crewId },
        { name: 'Tom Hale', role: { en: '', es: '' } },
      ];
    });

    expect(await preview('/')).toMatch(/<img[^>]*src="\/media\/hero\/800\.webp"[^>]*alt="Palms at dusk"/);
    expect(await preview('/es/about')).toContain('alt="Nuestra cuadrilla"');
    expect(await preview('/es/about')).toMatch(
      /src="\/media\/crew\/800\.webp".*>Ana Ruiz<.*>Riego<.*>Tom Hale</s,
    );
    expect(await page('about')).not.toContain('people-title');
    expect(await page('index')).not.toContain('/media/hero/');
    await eventually(async () =>
      expect(told).toEqual([
        { id: heroId, places: ['hero-1'] },
        { id: crewId, places: ['about', 'collage-1', 'people'] },
      ]),
    );
    // The published pages are not rendered again for pictures of the draft.
    expect(await sets()).toBe(1);

    // Media must keep the pictures that a scheduled version is going to show.
    const { revision } = await pat.draft();
    const { body } = await pat.call('post', '/scheduled', { at: '2026-10-09T08:30', note: '' }, revision);
    const { uses } = await content.app.get(PicturesInUse, { strict: false }).list();
    expect(uses).toEqual(told);
    // The uses are reported again within a minute, because media may have been restored from a backup.
    const all = told;
    told = [];
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    await eventually(async () => expect(told).toEqual(all));
    later.mockRestore();
    expect((await pat.call('delete', `/scheduled/${body.id}`)).status).toBe(204);
  });

  it('of guide entries are told to media too', async () => {
    await illustrate('/media/palm/800.webp');
    await eventually(async () => expect(guideImages).toEqual(['/media/palm/800.webp']));
    await new GuideClient(content).issue({ imageUrl: '/media/hero/800.webp' });
    await eventually(async () => expect(guideImages).toHaveLength(2));
    await content.app
      .get(DataSource)
      .query(`DELETE FROM plant_issues WHERE image_url = '/media/hero/800.webp'`);

    await illustrate(null);
    await eventually(async () => expect(guideImages).toEqual([]));
  });

  it('are on their pages once published, first and whole, and drawings leave these pages', async () => {
    expect((await pat.publish()).status).toBe(201);

    const home = await page('index');
    expect(home).toMatch(
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="\/media\/hero\/1600\.avif 1600w"/,
    );
    expect(home).toMatch(/<img[^>]*fetchPriority="high"[^>]*object-position:30% 70%/);
    expect(home).not.toContain('>Drawing<');
    const about = await page('es/about');
    expect(about).toMatch(/<img[^>]*src="\/media\/crew\/800\.webp"[^>]*alt="Nuestra cuadrilla"/);
    expect(about).not.toContain('>Dibujo<');
    expect(about).toMatch(/people-title.*src="\/media\/crew\/800\.webp".*>Ana Ruiz<.*>TH</s);
    // Pages without chosen pictures keep the shipped ones.
    expect(await page('services/hoa-packages')).toContain('>Drawing<');
    expect(await page('es')).toMatch(/<img[^>]*alt="Palms at dusk"[^>]*lang="en"/);
  });

  it('are chosen for an entry of the guide only while media shows them', async () => {
    const guide = new GuideClient(content);
    const { id, imageUrl } = await guide.plant({ slug: 'pictured-palm', imageUrl: '/media/hero/800.webp' });
    const unknown = { imageUrl: '/media/none/800.webp' };
    const restored = async (path: string) => {
      expect((await guide.call('delete', path)).status).toBe(204);
      return guide.call('post', `${path}/restore`);
    };
    expect((await restored(`/plants/${id}`)).body.imageUrl).toBe(imageUrl);

    expect(await guide.call('patch', `/plants/${id}`, unknown)).toMatchObject({
      status: 400,
      body: { fields: { imageUrl: { code: 'picture_unknown' } } },
    });
    // An entry keeps the picture that it has, even one that is gone.
    await content.app
      .get(DataSource)
      .query('UPDATE plant_identifications SET image_url = $2 WHERE id = $1', [id, unknown.imageUrl]);
    expect(await guide.change(id, { ...unknown, description: 'Tall.' })).toMatchObject(unknown);
    // The picture is removed only in the bin, because media does not keep pictures of entries that are there.
    expect((await restored(`/plants/${id}`)).body.imageUrl).toBeNull();
    expect((await guide.call('delete', `/plants/${id}`)).status).toBe(204);
  });

  it('follow media with the published words, and give way to the shipped ones when media has none', async () => {
    const before = await sets();
    pictures = [{ ...aPicture(heroId, 'hero'), focusX: 90 }];

    await waitUntil(
      'the changed picture',
      async () => (await page('index')).includes('object-position:90% 70%'),
      60_000,
    );

    const about = await page('about');
    expect(about).not.toContain('/media/crew/');
    expect(about).toContain('>Drawing<');
    // The people on the page stay, with initials in place of pictures.
    expect(about).toMatch(/>AR<.*>Ana Ruiz<.*>Irrigation</s);
    expect((await pat.site()).content.pictures?.about?.id).toBe(crewId);
    expect(await sets()).toBe((before ?? 0) + 1);
  });

  it('go with an undone publication and come back with the next, while media is unavailable too', async () => {
    const { version } = await pat.site();
    expect((await pat.call('post', '/undo', { version })).status).toBe(201);
    expect(await page('index')).not.toContain('/media/hero/');
    await eventually(async () => expect(told).toEqual([]));

    media.closeAllConnections();
    media.close();
    expect((await pat.call('post', '/undo', { version: version + 1 })).status).toBe(201);

    expect((await pat.site()).content.pictures?.['hero-1']?.id).toBe(heroId);
    expect(await page('index')).toContain('<h1');
    // While media is unavailable, entries of the guide may have any picture.
    const guide = new GuideClient(content);
    expect((await guide.plant({ imageUrl: '/media/none/800.webp' })).imageUrl).toBe('/media/none/800.webp');
  });

  it('are not drawn again each second while their pages cannot be drawn', async () => {
    const follower = content.app.get(GalleryFollower, { strict: false });
    const rebuild = content.app.get(DailyRebuild, { strict: false });
    const draw = jest.spyOn(rebuild, 'runWithoutCopies').mockRejectedValue(new Error('the renderer fails'));
    await follower.run().catch(() => undefined);
    const tries = draw.mock.calls.length;

    await follower.run();

    expect(draw).toHaveBeenCalledTimes(tries);
    draw.mockRestore();
  });

  it.each([
    ['an unknown place', { 'hero-9': { id: heroId, alt: { en: '', es: '' } } }],
    ['no id', { 'hero-1': { id: 'nonsense', alt: { en: '', es: '' } } }],
    ['no text', { 'hero-1': { id: heroId } }],
    ['too long a text', { 'hero-1': { id: heroId, alt: { en: 'x'.repeat(301), es: '' } } }],
  ])('are refused with %s', async (_, wrong) => {
    const { content: draft, revision } = await pat.draft();
    const answer = await pat.call('put', '/draft', { content: { ...draft, pictures: wrong } }, revision);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)[0]).toMatch(/^pictures\./);
  });

  it.each([
    ['no name', { role: { en: '', es: '' } }, 'people.0.name'],
    ['a picture that is none', { name: 'Ana', role: { en: '', es: '' }, picture: 'no' }, 'people.0.picture'],
    ['no role in Spanish', { name: 'Ana', role: { en: '' } }, 'people.0.role.es'],
  ])('refuse a person with %s', async (_, person, path) => {
    const { content: draft, revision } = await pat.draft();
    const answer = await pat.call('put', '/draft', { content: { ...draft, people: [person] } }, revision);
    expect(Object.keys(answer.body.fields as object)).toEqual([path]);
  });
});
