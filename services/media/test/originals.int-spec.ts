import type { INestApplication } from '@nestjs/common';
import sharp from 'sharp';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { ProjectResponse } from '../src/projects/dto/project.response.js';
import { MediaClient } from './support/media-client.js';
import { aDataUrl } from './support/picture.factory.js';
import { startMedia, startWorker, type RunningMedia } from './support/start-media.js';

const madeBy = (Software: string) =>
  aDataUrl({ finish: (picture) => picture.withExif({ IFD0: { Software } }) });

/** Returns an area of one color, 900 pixels wide. */
const area = (height: number, background: string) =>
  sharp({ create: { width: 900, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('the bottom of a picture', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeAll(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterAll(() => media.stop());

  const served = async ({ imageUrl }: ProjectResponse) => {
    const answer = await fetch(`${media.config.S3_URL}${imageUrl}`);
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };

  it('is cut if the file name, or without one the title, contains "crop"', async () => {
    const named = await client.upload({ fileName: 'IMG_1 Crop.jpg' });
    const titled = await client.upload({ title: 'cropped entrance' });
    const neither = await client.upload({ title: 'cropped entrance', fileName: 'IMG_1.jpg' });

    expect(named).toMatchObject({ cut: 'file_name', showOriginal: false, height: 552 });
    expect(titled).toMatchObject({ cut: 'file_name', height: 552 });
    expect(neither).toMatchObject({ cut: null, showOriginal: false, height: 600 });
  });

  it.each([
    [{ fileName: 'TimePhoto_20261121.jpg' }, 'watermark'],
    [{ fileName: 'gps-map-camera (3).jpg' }, 'watermark'],
    [{ fileName: 'timephoto crop.jpg' }, 'file_name'],
  ])('is cut off %j', async (changes, cut) => {
    expect(await client.upload(changes)).toMatchObject({ cut, height: 552 });
  });

  it.each(['Timestamp Camera 1.9', 'GPS Map Camera'])('is cut for %s', async (software) => {
    const project = await client.upload({ imageUrl: await madeBy(software) });

    expect(project).toMatchObject({ cut: 'watermark', height: 552 });
  });

  it('is not cut for other software', async () => {
    expect(await client.upload({ imageUrl: await madeBy('Photos 9.0') })).toMatchObject({ cut: null });
  });

  it('is not cut if nothing would be left', async () => {
    const imageUrl = await aDataUrl({ width: 60, height: 40 });

    expect(await client.upload({ imageUrl, fileName: 'crop.jpg' })).toMatchObject({ cut: null, height: 40 });
  });

  it('is shown again with "Show original", and cut again', async () => {
    const cut = await client.upload({
      fileName: 'crop.jpg',
      imageUrl: await aDataUrl({ width: 900, height: 600 }),
    });

    const whole = await client.change(cut.id, { showOriginal: true });
    expect(whole).toMatchObject({ cut: 'file_name', showOriginal: true, width: 900, height: 600 });
    expect(whole.srcset.webp.match(/\d+w/g)).toEqual(['400w', '800w']);
    expect(whole.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(await served(whole)).toMatchObject({ width: 800, height: 533 });
    expect(whole).toMatchObject({ ...(await client.listed()).find(({ id }) => id === cut.id) });

    const again = await client.change(cut.id, { showOriginal: false });
    expect(again).toEqual(cut);
    expect(await served(again)).toMatchObject({ width: 800, height: 491 });
  });

  it('is cut at the same edge of a picture that is turned, which can be turned back', async () => {
    const [blue, red] = [await area(800, '#204060'), await area(64, '#ff0000')];
    // The red edge begins at a multiple of 16 pixels, the size of a JPEG's block, because colors run into each other
    // within a block.
    const imageUrl = await aDataUrl({
      width: 900,
      height: 800,
      finish: (picture) => picture.composite([{ input: blue }, { input: red, left: 0, top: 736 }]),
    });
    const upright = await client.upload({ fileName: 'crop.jpg', imageUrl, focusX: 20, focusY: 80 });
    expect(upright).toMatchObject({ turn: 0, focusX: 20, focusY: 80, width: 900, height: 736 });

    for (const [turn, width, height] of [
      [90, 736, 900],
      [180, 900, 736],
      [270, 736, 900],
    ] as const) {
      const turned = await client.change(upright.id, { turn });
      expect(turned).toMatchObject({ turn, width, height, cut: 'file_name' });
      const picture = await fetch(`${media.config.S3_URL}${turned.imageUrl}`);
      const { channels } = await sharp(Buffer.from(await picture.arrayBuffer())).stats();
      // Nothing of the red edge is left.
      expect(channels[0]?.max).toBeLessThan(100);
    }
    expect(await client.change(upright.id, { turn: 0 })).toEqual(upright);
    const odd = await client.call('patch', `/${upright.id}`, { turn: 45, focusX: 101 });
    expect(odd.status).toBe(400);
    expect(Object.keys((odd.body as { fields: object }).fields).toSorted()).toEqual(['focusX', 'turn']);
  });

  it('does nothing if the value does not change', async () => {
    const { id } = await client.upload({ fileName: 'crop.jpg' });
    await client.change(id, { showOriginal: true });

    expect(await client.change(id, { showOriginal: true })).toMatchObject({
      showOriginal: true,
      height: 600,
    });
    expect(await client.change(id, { title: 'Palms', showOriginal: true })).toMatchObject({ title: 'Palms' });
  });

  it('cannot be shown if nothing is cut', async () => {
    const { id } = await client.upload();

    const answer = await client.call('patch', `/${id}`, { showOriginal: true });

    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { showOriginal: { code: 'nothing_cut' } } },
    ]);
    expect(await client.change(id, { showOriginal: false })).toMatchObject({
      cut: null,
      showOriginal: false,
    });
  });

  it.each([['yes'], [null], [1]])('refuses showOriginal = %p', async (showOriginal) => {
    const { id } = await client.upload({ fileName: 'crop.jpg' });

    const answer = await client.call('patch', `/${id}`, { showOriginal });

    expect([answer.status, answer.body.fields?.showOriginal?.code]).toEqual([400, 'not_a_boolean']);
  });

  it('is decided again for a new picture', async () => {
    const { id } = await client.upload({ fileName: 'crop.jpg' });
    await client.change(id, { showOriginal: true });

    const plain = await client.change(id, { imageUrl: await aDataUrl(), fileName: 'IMG_2.jpg' });
    expect(plain).toMatchObject({ cut: null, showOriginal: false, height: 600 });
    const stamped = await client.change(id, {
      imageUrl: await madeBy('Timestamp Camera'),
      fileName: 'IMG_3.jpg',
    });
    expect(stamped).toMatchObject({ cut: 'watermark', showOriginal: false, height: 552 });
    const shown = await client.change(id, {
      imageUrl: await madeBy('Timestamp Camera'),
      fileName: 'crop.jpg',
      showOriginal: true,
    });
    expect(shown).toMatchObject({ cut: 'file_name', showOriginal: true, height: 600 });
  });

  it('changes nothing while the store is unavailable', async () => {
    const away = await startMedia({ S3_URL: 'http://127.0.0.1:1', DATABASE_URL: media.config.DATABASE_URL });
    const { id, imageUrl } = await client.upload({ fileName: 'crop.jpg' });

    const answer = await new MediaClient(away).call('patch', `/${id}`, {
      showOriginal: true,
      title: 'Other',
    });

    expect([answer.status, answer.body.code]).toEqual([503, 'store_unavailable']);
    expect((await client.listed()).find((project) => project.id === id)).toMatchObject({
      imageUrl,
      title: 'Royal palms at the gate',
    });
    await away.stop();
  });

  it('depends on the configured patterns', async () => {
    const other = await startMedia({ WATERMARK_FILE_NAMES: ['Heron'], WATERMARK_SOFTWARE: [] });
    const ask = new MediaClient(other);

    expect(await ask.upload({ fileName: 'heron 1.jpg' })).toMatchObject({ cut: 'watermark' });
    expect(await ask.upload({ imageUrl: await madeBy('Timestamp Camera') })).toMatchObject({ cut: null });
    await other.stop();
  });
});

describe('the sizes of an uncut picture', () => {
  let media: RunningMedia;
  let worker: INestApplication;

  beforeAll(async () => {
    media = await startMedia();
    worker = await startWorker(media.config);
  });

  afterAll(async () => {
    await worker.close();
    await media.stop();
  });

  it('are added by the worker', async () => {
    const client = new MediaClient(media);
    const imageUrl = await aDataUrl({ width: 1300, height: 500 });
    const { id } = await client.upload({ fileName: 'crop.jpg', imageUrl });

    await client.change(id, { showOriginal: true });

    const current = async () => (await client.listed()).find((project) => project.id === id);
    await waitUntil('the AVIF sizes', async () => Boolean((await current())?.srcset.avif));
    expect(await current()).toMatchObject({ height: 500 });
    expect((await current())?.srcset.avif?.match(/\d+w/g)).toEqual(['400w', '800w', '1200w']);
  });
});
