import { deflateSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { Image } from '../src/images/image.entity.js';
import { aDataUrl, aPicture } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

/** Returns a PNG chunk with a wrong checksum, which a decoder that reads only the header does not notice. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** Returns a small PNG whose header claims this size. */
function aPng({ width, height, depth, colors, interlaced }: Record<string, number>): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width ?? 0, 0);
  header.writeUInt32BE(height ?? 0, 4);
  header.set([depth ?? 8, colors ?? 2, 0, 0, interlaced ?? 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

describe('bad input', () => {
  let media: RunningMedia;
  let valid: Record<string, unknown>;

  beforeAll(async () => {
    media = await startMedia();
    valid = {
      title: 'Palms',
      description: null,
      imageUrl: await aDataUrl(),
      category: 'landscaping',
      featured: false,
      displayOrder: 0,
    };
  });

  afterEach(async () => {
    expect((await media.visitor().get('/health/ready')).status).toBe(200);
  });

  afterAll(() => media.stop());

  const post = (body: unknown) =>
    media
      .visitor()
      .post('/api/projects')
      .set(media.as('administrator'))
      .send(body as object);

  it.each([
    ['title', undefined, 'required', 'Title is required'],
    ['title', '   ', 'required', 'Title is required'],
    ['title', 7, 'required', 'Title is required'],
    ['title', 'x'.repeat(201), 'too_long', 'Title may have at most 200 characters'],
    ['title', 'a\u0000b', 'invalid_text', 'This text holds a character that cannot be stored'],
    ['description', 'x'.repeat(5001), 'too_long', 'Description may have at most 5000 characters'],
    ['description', ['a'], 'not_text', 'Description must be text'],
    ['imageUrl', undefined, 'required', 'Image is required'],
    ['imageUrl', { url: 'x' }, 'required', 'Image is required'],
    [
      'imageUrl',
      'https://example.com/a.jpg',
      'invalid_image',
      'Please upload a valid image file (JPG, PNG, GIF, WebP).',
    ],
    [
      'imageUrl',
      'data:image/jpeg;base64,%%%%',
      'invalid_image',
      'Please upload a valid image file (JPG, PNG, GIF, WebP).',
    ],
    [
      'imageUrl',
      'data:image/jpeg;base64,bm90IGFuIGltYWdl',
      'invalid_image',
      'Please upload a valid image file (JPG, PNG, GIF, WebP).',
    ],
    ['category', 'Nice Gardens!', 'invalid_category', 'Category may have only letters, digits and hyphens'],
    ['category', null, 'invalid_category', 'Category must be text'],
    ['placement', null, 'unknown_placement', 'Placement must be one of: hero, gallery, featured'],
    ['featured', null, 'not_a_boolean', 'Featured must be true or false'],
    ['displayOrder', null, 'not_an_integer', 'Display order must be a whole number of 0 or more'],
    ['placement', 'cellar', 'unknown_placement', 'Placement must be one of: hero, gallery, featured'],
    ['featured', 'yes', 'not_a_boolean', 'Featured must be true or false'],
    ['displayOrder', -1, 'not_an_integer', 'Display order must be a whole number of 0 or more'],
    ['displayOrder', 1.5, 'not_an_integer', 'Display order must be a whole number of 0 or more'],
    ['displayOrder', 2 ** 40, 'too_large', 'Display order is too large'],
    ['altText', 'x'.repeat(301), 'too_long', 'Alternative text may have at most 300 characters'],
  ])('refuses %s = %p', async (field, value, code, message) => {
    const answer = await post({ ...valid, [field]: value });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: expect.any(String),
      code: 'validation_failed',
      fields: { [field]: { code, message } },
    });
  });

  it.each(['title', 'imageUrl', 'category', 'placement', 'featured', 'displayOrder'])(
    'refuses to make the %s of a project null',
    async (field) => {
      const { body: project } = await post(valid);

      const answer = await media
        .visitor()
        .patch(`/api/projects/${project.id}`)
        .set(media.as('administrator'))
        .send({ [field]: null });

      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    },
  );

  it('stores no picture for a project that it refuses', async () => {
    const images = media.app.get(DataSource).getRepository(Image);
    const before = await images.count();

    const answer = await post({ ...valid, imageUrl: await aDataUrl(), featured: null });

    expect([answer.status, await images.count()]).toEqual([400, before]);
  });

  it('refuses a picture that is broken behind its header', async () => {
    const whole = await aPicture({ width: 1200, height: 900, finish: (picture) => picture.blur(2) });
    const half = whole.subarray(0, Math.floor(whole.length / 2)).toString('base64');

    const answer = await post({
      ...valid,
      imageUrl: `data:image/jpeg;base64,${half.slice(0, half.length - (half.length % 4))}`,
    });

    expect([answer.status, answer.body.fields?.imageUrl?.code]).toEqual([400, 'invalid_image']);
  });

  it('refuses a decompression bomb from its header', async () => {
    const answer = await post({ ...valid, imageUrl: aPng({ width: 30_000, height: 30_000 }) });

    expect([answer.status, answer.body.fields?.imageUrl?.code]).toEqual([400, 'too_many_pixels']);
    expect(answer.body.fields.imageUrl.message).toBe(
      'This picture has too many pixels. Please make it smaller and try again.',
    );
  });

  it('refuses an interlaced 16-bit picture of 24 megapixels', async () => {
    const answer = await post({
      ...valid,
      imageUrl: aPng({ width: 6_000, height: 4_200, depth: 16, colors: 6, interlaced: 1 }),
    });

    expect([answer.status, answer.body.fields?.imageUrl?.code]).toEqual([400, 'too_many_pixels']);
  });

  it('refuses an SVG with any media type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>').toString(
      'base64',
    );

    const answer = await post({ ...valid, imageUrl: `data:image/png;base64,${svg}` });

    expect([answer.status, answer.body.fields?.imageUrl?.code]).toEqual([400, 'invalid_image']);
  });

  it('refuses more than 10,000,000 bytes and more than 14,000,000 of body', async () => {
    const tooMany = await post({
      ...valid,
      imageUrl: `data:image/jpeg;base64,${Buffer.alloc(10_000_001).toString('base64')}`,
    });
    const tooLarge = await post({ ...valid, imageUrl: 'x'.repeat(14_000_000) });

    expect([tooMany.status, tooMany.body.fields?.imageUrl?.code]).toEqual([400, 'image_too_large']);
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'body_too_large']);
  });

  it.each([
    ['broken JSON', '{"title": ', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a number', '7', 'application/json', 400],
    ['plain text', 'hello', 'text/plain', 415],
    ['an unknown charset', '{}', 'application/json; charset=martian', 415],
  ])('refuses %s', async (_what, body, type, status) => {
    const answer = await media
      .visitor()
      .post('/api/projects')
      .set(media.as('administrator'))
      .set('Content-Type', type)
      .send(body);

    expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=many',
    'limit=1&limit=2',
    'cursor=nonsense',
    'category=a&category=b',
    'category=%00',
  ])('refuses the query %s', async (query) => {
    const answer = await media.visitor().get(`/api/projects?${query}`);

    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['/x?placement=%00', 'validation_failed'],
    ['/%00', 'invalid_value'],
  ])('refuses the category %s', async (path, code) => {
    const answer = await media.visitor().get(`/api/projects/category${path}`);

    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('refuses a path that cannot be decoded and one that does not exist', async () => {
    const broken = await media.visitor().get('/api/projects/category/%E0%A4%A');
    const unknown = await media.visitor().get('/api/nothing');

    expect([broken.status, typeof broken.body.error]).toEqual([400, 'string']);
    expect([unknown.status, unknown.body]).toEqual([404, { error: 'Not found.', code: 'not_found' }]);
  });
});
