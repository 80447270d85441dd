import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { MediaClient } from './support/media-client.js';
import { aPicture, type PictureOptions } from './support/picture.factory.js';
import { startMedia, startWorker, type RunningMedia } from './support/start-media.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

const mark = 'Xylophone7';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${mark}"/></rdf:RDF></x:xmpmeta>`;

const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

/** Returns a small picture whose header claims 60,000 by 60,000 pixels, or the most that WebP allows. */
async function aBomb(format: NonNullable<PictureOptions['format']>): Promise<Buffer> {
  const bytes = await aPicture({ format, width: 8, height: 8 });
  if (format === 'png') {
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
  } else if (format === 'gif') {
    bytes.writeUInt16LE(60_000, 6);
    bytes.writeUInt16LE(60_000, 8);
    // The size of the frame counts; the lines above only set that of the logical screen.
    const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    bytes.writeUInt16LE(60_000, frame + 5);
    bytes.writeUInt16LE(60_000, frame + 7);
  } else if (format === 'jpeg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(60_000, frame + 5);
    bytes.writeUInt16BE(60_000, frame + 7);
  } else {
    const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    bytes.writeUInt16LE(16_383, frame + 3);
    bytes.writeUInt16LE(16_383, frame + 5);
  }
  return bytes;
}

describe('a hostile picture', () => {
  let media: RunningMedia;
  let client: MediaClient;

  beforeAll(async () => {
    media = await startMedia();
    client = new MediaClient(media);
  });

  afterAll(() => media.stop());

  const send = (imageUrl: string) =>
    client.call('post', '', { title: 'Palms', imageUrl, category: 'landscaping' });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'that unfolds is refused from its header: %s',
    async (format) => {
      const begun = performance.now();
      const { status, body } = await send(dataUrl(await aBomb(format), `image/${format}`));

      expect([status, body.code]).toEqual([400, 'validation_failed']);
      expect(body.fields.imageUrl.code).toMatch(/^(too_many_pixels|invalid_image)$/);
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
  );

  const foreign: Array<[what: string, bytes: () => Promise<Buffer> | Buffer]> = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'SVG that unfolds',
      () =>
        Buffer.from(
          '<!DOCTYPE s [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
        ),
    ],
    [
      'TIFF',
      async () =>
        sharp(await aPicture())
          .tiff()
          .toBuffer(),
    ],
    [
      'AVIF',
      async () =>
        sharp(await aPicture({ width: 64, height: 64 }))
          .avif()
          .toBuffer(),
    ],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj')],
    ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['ZIP', () => Buffer.from('504b0304140000000800', 'hex')],
    ['nothing but a beginning', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['GIF that is a script', () => Buffer.from('GIF89a/*;*/=1;alert(1)//')],
  ];

  it.each(foreign)('is refused: %s', async (_what, bytes) => {
    const { status, body } = await send(dataUrl(await bytes()));

    expect([status, body.fields?.imageUrl?.code]).toEqual([400, 'invalid_image']);
  });

  it('leaves neither metadata nor trailing payload in served pictures', async () => {
    const worker = await startWorker(media.config);
    const original = await aPicture({
      width: 1300,
      height: 700,
      finish: (picture) =>
        picture
          .withIccProfile('p3')
          .withExif({ IFD0: { Copyright: mark, Software: mark }, IFD3: { GPSLatitude: '26/1 8/1 0/1' } })
          .withXmp(xmp),
    });
    const polyglot = Buffer.concat([
      original,
      Buffer.from(`<script>/*${mark}*/</script>PK\u0003\u0004${mark}`),
    ]);
    expect(polyglot.toString('latin1').split(mark).length).toBeGreaterThan(4);
    const { id } = await client.upload({ imageUrl: dataUrl(polyglot) });

    const served = async () => {
      const project = (await client.listed()).find((each) => each.id === id);
      const sets = Object.values(project?.srcset ?? {}).map((set) => (set ?? '') as string);
      return sets.flatMap((set) => set.match(/\/media\/[\w/.-]+/g) ?? []);
    };
    await waitUntil('AVIF and the large sizes', async () => (await served()).length >= 6);
    for (const path of await served()) {
      const bytes = Buffer.from(await (await fetch(`${media.config.S3_URL}${path}`)).arrayBuffer());
      const { space, exif, xmp: xmpFound, icc, iptc, orientation } = await sharp(bytes).metadata();
      expect({ path, space, exif, xmpFound, icc, iptc, orientation }).toEqual({ path, space: 'srgb' });
      expect(bytes.toString('latin1')).not.toMatch(new RegExp(`${mark}|Exif\\0|GPS|adobe:ns|<script`));
    }
    await worker.close();
  });

  describe('given as a URL', () => {
    let trap: Server;
    let visits = 0;

    beforeAll(async () => {
      trap = createServer((_request, response) => {
        visits += 1;
        response.end();
      });
      await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', () => resolve()));
    });

    afterAll(() => trap.close());

    it.each([
      (port: number) => `http://127.0.0.1:${port}/lawn.jpg`,
      (port: number) => `//127.0.0.1:${port}/lawn.jpg`,
      (port: number) =>
        `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:${port}/x"/></svg>`,
      () => 'file:///etc/hostname',
      () => '/etc/hostname',
      () => '../../etc/hostname',
      () => '/media/../../etc/hostname',
    ])('is never fetched (%#)', async (address) => {
      const { port } = trap.address() as AddressInfo;

      expect((await send(address(port))).status).toBe(400);
      expect(visits).toBe(0);
    });
  });
});
