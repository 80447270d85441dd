import sharp from 'sharp';
import type { ProjectListResponse } from '../src/projects/dto/project-list.response.js';
import { wholeProject } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

const aProject = async (changes: object = {}) => ({
  title: 'Royal palms at the gate',
  description: 'Twelve palms. Section: hoa',
  imageUrl: await aDataUrl(),
  category: 'landscaping',
  placement: 'gallery',
  featured: false,
  displayOrder: 0,
  ...changes,
});

describe('/api/projects', () => {
  let media: RunningMedia;

  beforeAll(async () => {
    media = await startMedia();
  });

  afterAll(() => media.stop());

  const upload = async (changes: object = {}) => {
    const answer = await media
      .visitor()
      .post('/api/projects')
      .set(media.as('administrator'))
      .send(await aProject(changes));
    expect(answer.status).toBe(201);
    return answer.body as { id: string; imageUrl: string; createdAt: string };
  };

  const page = async (query: string) => {
    const { body } = await media.visitor().get(`/api/projects?${query}`).expect(200);
    return body as { total?: number; nextCursor?: string };
  };

  const listed = async (path = '/api/projects') => {
    const answer = await media.visitor().get(path);
    expect(answer.status).toBe(200);
    return (answer.body as ProjectListResponse).projects.map(wholeProject);
  };

  it('returns the upload with everything a page needs', async () => {
    const { id } = await upload({ altText: 'Palms beside a gate' });

    const project = (await listed()).find((candidate) => candidate.id === id);

    expect(project).toMatchObject({
      title: 'Royal palms at the gate',
      description: 'Twelve palms. Section: hoa',
      text: 'Twelve palms.',
      section: 'hoa',
      category: 'landscaping',
      placement: 'gallery',
      featured: false,
      displayOrder: 0,
      width: 1000,
      height: 600,
      altText: 'Palms beside a gate',
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/800\.webp$/),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      srcset: { webp: expect.stringMatching(/400\.webp 400w, .*800\.webp 800w$/), avif: null },
    });
  });

  it('takes the longest texts that are allowed', async () => {
    const texts = {
      title: 't'.repeat(200),
      description: 'd'.repeat(5000),
      altText: 'a'.repeat(300),
      category: 'c'.repeat(100),
    };

    expect(await upload({ ...texts, displayOrder: 2_147_483_647 })).toMatchObject(texts);
  });

  it('stores a re-encoded picture without metadata under the path', async () => {
    const withGps = await aDataUrl({
      finish: (picture) =>
        picture.withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '26/1 8/1 0/1' } }),
    });
    const { imageUrl } = await upload({ imageUrl: withGps });

    const stored = Buffer.from(await (await fetch(`${media.config.S3_URL}${imageUrl}`)).arrayBuffer());

    const { format, width, exif, xmp, icc } = await sharp(stored).metadata();
    expect({ format, width, exif, xmp, icc }).toEqual({
      format: 'webp',
      width: 800,
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
  });

  it('turns a picture upright by its EXIF', async () => {
    const lying = await aDataUrl({
      width: 900,
      height: 500,
      finish: (picture) => picture.withMetadata({ orientation: 6 }),
    });
    const { id } = await upload({ imageUrl: lying });

    expect((await listed()).find((project) => project.id === id)).toMatchObject({ width: 500, height: 900 });
  });

  it.each(['png', 'webp', 'gif'] as const)('takes a %s', async (format) => {
    await upload({ imageUrl: await aDataUrl({ format, width: 50, height: 40 }) });
  });

  it('lists by display order, then newest first', async () => {
    const first = await upload({ category: 'order-test', displayOrder: 5 });
    const second = await upload({ category: 'order-test', displayOrder: 5 });
    const top = await upload({ category: 'order-test', displayOrder: 10 });

    const ids = (await listed('/api/projects/category/order-test')).map(({ id }) => id);

    expect(ids).toEqual([top.id, second.id, first.id]);
  });

  it('pages through all, each once', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await upload({ title, category: 'paged' });
    const titles: string[] = [];
    let cursor = '';
    do {
      const { body } = await media
        .visitor()
        .get(`/api/projects?category=paged&limit=2&cursor=${cursor}`.replace(/&cursor=$/, ''));
      const page = body as { projects: Array<{ title: string }>; nextCursor: string | null };
      titles.push(...page.projects.map(({ title }) => title));
      cursor = page.nextCursor ?? '';
    } while (cursor);

    expect(titles).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it.each([
    ['A pond. Section: about', 'about'],
    ['Section: about', 'about'],
    ['Uploaded from mobile - Section: about', 'about'],
    ['A pond – section:  About', 'about'],
    ['A pond.\nSection: about Section: home', 'about'],
    ['Intersection: about', null],
    ['Section: somewhere', null],
    ['The about section', null],
    [null, null],
  ])('lists %j in the section that it names: %s', async (description, section) => {
    const { id } = await upload({ description });

    const project = (await listed()).find((candidate) => candidate.id === id);
    const ids = async (path: string) => (await listed(path)).map((candidate) => candidate.id);

    expect(project).toMatchObject({ section });
    expect((await ids('/api/projects?section=about')).includes(id)).toBe(section === 'about');
    expect(await ids('/api/projects?section=home&limit=500')).not.toContain(id);
    expect(await listed('/api/projects?section=somewhere')).toEqual([]);
  });

  it('moves a picture to another section with its description, and removes it with the bin', async () => {
    const { id } = await upload({ description: 'Section: excavation' });
    const has = async (section: string) =>
      (await listed(`/api/projects?section=${section}`)).some((candidate) => candidate.id === id);
    expect([await has('excavation'), await has('services')]).toEqual([true, false]);

    const staff = media.as('administrator');
    await media
      .visitor()
      .patch(`/api/projects/${id}`)
      .set(staff)
      .send({ description: 'Section: services' })
      .expect(200);
    expect([await has('excavation'), await has('services')]).toEqual([false, true]);
    await media.visitor().delete(`/api/projects/${id}`).set(staff).expect(204);

    expect(await has('services')).toBe(false);
  });

  it('returns the total on the first page, with and without filters', async () => {
    for (const title of ['a', 'b', 'c']) await upload({ title, category: 'counted' });

    const first = await page('category=counted&limit=2');
    const all = (await listed()).length;

    expect(first.total).toBe(3);
    expect(await page('limit=1')).toMatchObject({ total: all });
    expect(await page(`category=counted&limit=2&cursor=${first.nextCursor}`)).not.toHaveProperty('total');
    expect(await page('category=counted')).not.toHaveProperty('total');
  });

  it('lists featured projects, and those of a category and placement', async () => {
    const { id } = await upload({ featured: true, category: 'grapple-truck', placement: 'hero' });

    expect((await listed('/api/projects/featured')).map((project) => project.id)).toContain(id);
    expect(
      (await listed('/api/projects/category/Grapple-Truck?placement=hero')).map((project) => project.id),
    ).toEqual([id]);
    expect(await listed('/api/projects/category/grapple-truck?placement=gallery')).toEqual([]);
    expect(await listed('/api/projects/category/never-used?placement=nowhere')).toEqual([]);
  });

  it('changes the sent fields and keeps the others', async () => {
    const { id, imageUrl } = await upload();

    const answer = await media
      .visitor()
      .patch(`/api/projects/${id}`)
      .set(media.as('administrator'))
      .send({ featured: true, imageUrl });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, imageUrl, featured: true, title: 'Royal palms at the gate' });
  });

  it('replaces the picture', async () => {
    const { id, imageUrl } = await upload();

    const answer = await media
      .visitor()
      .patch(`/api/projects/${id}`)
      .set(media.as('administrator'))
      .send({ imageUrl: await aDataUrl({ width: 640, height: 480 }) });

    expect(answer.body).toMatchObject({ width: 640, height: 480 });
    expect((answer.body as { imageUrl: string }).imageUrl).not.toBe(imageUrl);
  });

  it('deletes immediately for everyone', async () => {
    const { id } = await upload();

    const deleted = await media.visitor().delete(`/api/projects/${id}`).set(media.as('administrator'));
    const again = await media.visitor().delete(`/api/projects/${id}`).set(media.as('administrator'));

    expect([deleted.status, again.status]).toEqual([204, 404]);
    expect((await listed()).map((project) => project.id)).not.toContain(id);
  });

  it('answers 404 for unknown projects', async () => {
    for (const id of ['01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e', 'not-an-id']) {
      const answer = await media
        .visitor()
        .patch(`/api/projects/${id}`)
        .set(media.as('administrator'))
        .send({ featured: true });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('answers an unchanged list with 304', async () => {
    const first = await media.visitor().get('/api/projects/featured');

    const second = await media
      .visitor()
      .get('/api/projects/featured')
      .set('If-None-Match', first.headers['etag'] as string);

    expect(second.status).toBe(304);
  });

  it.each(['br', 'gzip'])('compresses a list with %s and its own ETag', async (encoding) => {
    const ask = (tag = '') =>
      media
        .visitor()
        .get('/api/projects')
        .set('Accept-Encoding', encoding)
        .set('If-None-Match', tag)
        .buffer(false);
    const plain = await media.visitor().get('/api/projects').set('Accept-Encoding', 'identity');

    const { headers } = await ask();

    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
    expect(headers['etag']).not.toBe(plain.headers['etag']);
    expect((await ask(headers['etag'])).status).toBe(304);
  });
});
