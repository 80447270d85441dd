import { randomBytes, randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { untilFree } from '@sandhill/testing/until-free.ts';
import sharp from 'sharp';
import { HandedPhoto } from '../src/photo-handovers/handed-photo.entity.js';
import { PhotoHandover } from '../src/photo-handovers/photo-handover.entity.js';
import { PhotoHandoversSweep } from '../src/photo-handovers/photo-handovers-sweep.js';
import type { HandoverResponse, NewHandoverResponse } from '../src/photo-handovers/photo-handovers.dto.js';
import { PhotoBudget } from '../src/photos/photo-budget.js';
import { newAddress } from './support/addresses.js';
import { aQuote } from './support/lead.factory.js';
import {
  aCutPhonePicture,
  aNewPhoto,
  aPhonePicture,
  aPhoto,
  dataUrl,
  phoneMetadataIn,
} from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const budget = 2_000_000;
const aKey = () => randomBytes(32).toString('base64url');

describe('photos that come after the form was opened', () => {
  let leads: Leads;
  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start({ environment: { PHOTOS_WAITING_BYTES: String(budget) } });
    worker = await leads.startWorker();
  });

  afterAll(() => leads.stopAll());

  const call = async (method: string, path: string, body?: object, address = '203.0.113.9') => {
    const answer = await fetch(`${leads.url}/api/photo-handovers${path}`, {
      method,
      headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as { code: string }) : undefined };
  };
  const begin = async (address = newAddress()) => {
    const { status, body } = await call('POST', '', undefined, address);
    expect(status).toBe(200);
    return body as unknown as NewHandoverResponse;
  };
  const read = async (desk: string) => {
    const { status, body } = await call('GET', `/${desk}`);
    expect(status).toBe(200);
    return body as unknown as HandoverResponse;
  };
  const open = (link: string, key: string) => call('POST', `/${link}/opening`, { key });
  const hand = (link: string, key: string, ...projectImages: string[]) =>
    call('POST', '/photos', { link, key, projectImages });
  const outdate = (interval = '31 minutes') =>
    leads.database.query('UPDATE photo_handovers SET created_at = created_at - $1::interval', [interval]);

  describe('from a phone', () => {
    afterEach(() => leads.database.query('DELETE FROM photo_handovers'));

    it('reach the form, each once, without metadata, and from the phone that opened the link first', async () => {
      const { link, desk, endsAt } = await begin();
      expect(new Date(endsAt).getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
      expect(await read(desk)).toMatchObject({ isOpened: false, photoIds: [] });
      const [mine, theirs] = [aKey(), aKey()];

      expect((await open(link, mine)).status).toBe(204);
      expect((await open(link, mine)).status).toBe(204);
      expect(await open(link, theirs)).toMatchObject({ status: 410, body: { code: 'link_used' } });
      const picture = dataUrl(await aPhonePicture());
      expect(await hand(link, theirs, picture)).toMatchObject({ status: 410, body: { code: 'link_used' } });
      expect(
        await Promise.all([picture, picture].map(async (one) => (await hand(link, mine, one)).status)),
      ).toEqual([204, 204]);

      const { isOpened, photoIds } = await read(desk);
      expect({ isOpened, count: photoIds.length }).toEqual({ isOpened: true, count: 1 });
      const photo = await fetch(`${leads.url}/api/photo-handovers/${desk}/photos/${photoIds[0]}`);
      expect([photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
        'image/jpeg',
        'no-store',
      ]);
      const bytes = Buffer.from(await photo.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
      expect(phoneMetadataIn(bytes)).toEqual([]);
    });

    it('are not for strangers: neither token does the work of the other, and guessed ones find nothing', async () => {
      const { link, desk } = await begin();
      const key = aKey();
      await open(link, key);
      await hand(link, key, await aNewPhoto());
      const [photoId] = (await read(desk)).photoIds;
      const neighbor = await begin();
      expect((await call('GET', `/${neighbor.desk}/photos/${photoId}`)).status).toBe(404);
      expect((await hand(neighbor.link, key, await aNewPhoto())).status).toBe(204);
      expect(Object.keys(await read(desk)).toSorted()).toEqual(['endsAt', 'isOpened', 'photoIds']);

      for (const guess of [link, aKey(), `${desk}x`, '%00', 'x']) {
        expect((await call('GET', `/${guess}`)).status).toBe(410);
        expect((await call('GET', `/${guess}/photos/${photoId}`)).status).toBe(404);
        expect((await call('DELETE', `/${guess}`)).status).toBe(204);
      }
      expect((await call('GET', `/${desk}/photos/${randomUUID()}`)).status).toBe(404);
      expect((await call('GET', `/${desk}/photos/1`)).status).toBe(404);
      expect(await open(desk, key)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
      expect((await open(link, 'short')).status).toBe(400);
      expect((await read(desk)).photoIds).toEqual([photoId]);
      const stored = JSON.stringify(await leads.database.getRepository(PhotoHandover).find());
      for (const secret of [link, desk, key]) expect(stored).not.toContain(secret);
    });

    it('are refused where a form refuses them, and beyond ten', async () => {
      const { link, desk } = await begin();
      const key = aKey();
      const codeOf = async (...pictures: string[]) => {
        const { status, body } = await untilFree(() => hand(link, key, ...pictures));
        const { fields = {} } = (body ?? {}) as { fields?: Record<string, { code: string }> };
        return [status, fields['projectImages']?.code];
      };
      expect(await codeOf()).toEqual([400, 'invalid_image']);
      expect(await codeOf('data:image/jpeg;base64,AAAA')).toEqual([400, 'invalid_image']);
      expect(await codeOf(dataUrl(await aCutPhonePicture()))).toEqual([400, 'invalid_image']);
      expect(await codeOf(await aPhoto({ width: 9000, height: 9000 }))).toEqual([400, 'too_many_pixels']);
      expect(await codeOf(dataUrl(randomBytes(5_000_001)))).toEqual([400, 'image_too_large']);
      expect((await hand(link, key, dataUrl(randomBytes(6_000_000)))).status).toBe(413);

      const sizes = Array.from({ length: 12 }, (_none, index) => 100 + index);
      const answers = await Promise.all(
        sizes.map(async (width) => {
          const photo = await aPhoto({ width, height: 99 });
          return (await codeOf(photo)).join(' ');
        }),
      );
      expect(answers.toSorted()).toEqual([
        ...Array.from({ length: 10 }, () => '204 '),
        ...Array.from({ length: 2 }, () => '400 too_many_images'),
      ]);
      expect((await read(desk)).photoIds).toHaveLength(10);
    });

    it('count in the budget, of which they leave half to leads', async () => {
      const noise = await sharp(randomBytes(560 * 560 * 3), { raw: { width: 560, height: 560, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      const { link } = await begin();
      const key = aKey();
      expect((await hand(link, key, dataUrl(noise, 'image/png'))).status).toBe(204);
      const other = await sharp(noise).negate().png({ compressionLevel: 0 }).toBuffer();

      expect(await hand(link, key, dataUrl(other, 'image/png'))).toMatchObject({
        status: 503,
        body: { code: 'no_room' },
      });
      expect(await leads.app.get(PhotoBudget, { strict: false }).usedPercent()).toBeGreaterThan(0);
      const lead = await post(
        `${leads.url}/api/quotes`,
        aQuote({ projectImages: [dataUrl(other, 'image/png')] }),
      );
      expect(lead.body).not.toHaveProperty('photosKept');
    });

    it('end after 30 minutes or with the form, and an address has two ways at once', async () => {
      const address = '192.0.2.44';
      const [first, second] = [await begin(address), await begin(address)];
      const flood = await Promise.all(Array.from({ length: 5 }, () => call('POST', '', undefined, address)));
      expect(flood.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
      const key = aKey();
      await hand(first.link, key, await aNewPhoto());

      expect((await call('DELETE', `/${second.desk}`)).status).toBe(204);
      const third = await begin(address);
      expect((await call('GET', `/${second.desk}`)).body?.code).toBe('link_expired');

      await outdate();
      expect((await call('GET', `/${third.desk}`)).status).toBe(410);
      expect(await hand(first.link, key, await aNewPhoto())).toMatchObject({
        status: 410,
        body: { code: 'link_expired' },
      });
      await begin(address);
      await worker.get(PhotoHandoversSweep, { strict: false }).run();
      expect(await leads.database.getRepository(HandedPhoto).count()).toBe(0);
      expect(await leads.database.getRepository(PhotoHandover).count()).toBe(1);
    });
  });
});
