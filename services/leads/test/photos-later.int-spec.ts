import { randomBytes, randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { untilFree } from '@sandhill/testing/until-free.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import sharp from 'sharp';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { WaitingSteps } from '../src/escalation/steps/waiting-steps.js';
import { QuietHours } from '../src/on-call/quiet-hours.entity.js';
import { HandedPhoto } from '../src/photo-handovers/handed-photo.entity.js';
import { PhotoHandover } from '../src/photo-handovers/photo-handover.entity.js';
import { PhotoHandoversSweep } from '../src/photo-handovers/photo-handovers-sweep.js';
import type { HandoverResponse, NewHandoverResponse } from '../src/photo-handovers/photo-handovers.dto.js';
import { Lead } from '../src/model/lead.entity.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { PhotoBudget } from '../src/photos/photo-budget.js';
import { OwedPushesRepository } from '../src/push/owed-pushes.repository.js';
import type { PushKeyResponse } from '../src/push/push-devices.dto.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aCutPhonePicture, aPhonePicture, aPhoto, dataUrl, phoneMetadataIn } from './support/pictures.js';
import { PushService } from './support/push-service.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';

const budget = 2_000_000;
const aKey = () => randomBytes(32).toString('base64url');
const tokenOf = (page: string) => page.split('/').at(-1) ?? '';

/** A picture that no other test has sent. */
const aNewPhoto = () =>
  aPhoto({ width: 300 + (randomBytes(1)[0] ?? 0), height: 200 + (randomBytes(1)[0] ?? 0) });

const plus = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe('photos that come after the form was opened', () => {
  let leads: Leads;
  let worker: INestApplication;
  let device: PushService;
  const ruth = () => new Desk(leads);

  beforeAll(async () => {
    leads = await Leads.start({
      environment: { PHOTOS_WAITING_BYTES: String(budget), WEBHOOK_ALLOW_PRIVATE: '1' },
    });
    worker = await leads.startWorker();
    await leads.database.getRepository(StaffMember).save({
      id: callerId,
      username: 'ruth',
      email: 'ruth@firm.test',
      firstName: null,
      role: 'user',
      isActive: true,
    });
    const key = await ruth().ask<PushKeyResponse>('GET', '/api/push-devices/key');
    device = await PushService.start(key.body.publicKey);
    await ruth().call('POST', '/api/push-devices', device.subscription);
  });

  afterAll(async () => {
    await leads.stopAll();
    await device.close();
  });

  const call = async (method: string, path: string, body?: object, address = '203.0.113.9') => {
    const answer = await fetch(`${leads.url}/api/photo-handovers${path}`, {
      method,
      headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as { code: string }) : undefined };
  };
  let addresses = 0;
  const begin = async (address = `198.51.${(addresses += 1)}.7`) => {
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

  const arrive = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body;
  const add = (page: string, ...projectImages: string[]) =>
    post(`${leads.url}/api/visitor-pages/photos`, { token: tokenOf(page), projectImages });
  const sweep = async (now: Date) => {
    const steps = worker.get(WaitingSteps, { strict: false });
    await Promise.all([steps.run(now), steps.run(now)]);
  };
  /** The office hears of photos so many minutes after `at`: from this sweep or from the worker's own. */
  const hears = (at: Date, minutes: number, isTold: () => Promise<boolean>) =>
    waitUntil('the office hears of the photos', async () => {
      await sweep(plus(at, minutes));
      return isTold();
    });
  const plannedFor = async (id: string) =>
    (await leads.database.getRepository(Lead).findOneByOrFail({ id })).photosAddedAt ?? new Date(NaN);
  const answered = async () => {
    const lead = await arrive();
    await ruth().call('POST', `/${lead.id}/messages`, { text: 'We come on Tuesday.', language: 'en' });
    return lead;
  };
  const told = async (leadId: string, kinds = ['photos_added', 'photos', 'waiting']) => {
    const rows = await leads.database
      .getRepository(Delivery)
      .find({ where: { leadId }, order: { id: 'ASC' } });
    return rows.flatMap(({ kind, recipient }) => (kinds.includes(kind) ? [`${kind} ${recipient}`] : []));
  };
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    timeStyle: 'short',
  });
  /** Quiet hours that hold now, whatever the time, or none; devices follow them. */
  const quiet = async (isOn: boolean) => {
    const [startsAt, endsAt] = [-120, 120].map((minutes) => clock.format(plus(new Date(), minutes)));
    await leads.database.getRepository(QuietHours).save({ userId: callerId, isOn, startsAt, endsAt });
    await leads.app.get(OwedPushesRepository, { strict: false }).derive();
  };

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
      const neighbour = await begin();
      expect((await call('GET', `/${neighbour.desk}/photos/${photoId}`)).status).toBe(404);
      expect((await hand(neighbour.link, key, await aNewPhoto())).status).toBe(204);
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

  describe('on the visitor’s page', () => {
    it('reach the lead, each once and 20 in all, and the office hears of them once in ten minutes', async () => {
      await quiet(false);
      const { id, page } = await arrive();
      const picture = await aNewPhoto();
      expect((await add(page, picture, picture)).body).toMatchObject({ photos: 1 });
      expect((await add(page, picture)).body).toMatchObject({ photos: 1 });
      const first = await plannedFor(id);
      await hears(first, 0, async () => (await told(id)).length > 0);
      expect(await told(id)).toEqual([expect.stringMatching(/^photos_added /)]);

      await add(page, await aPhoto({ width: 91 }));
      await add(page, await aPhoto({ width: 92 }));
      expect(await plannedFor(id)).toEqual(plus(first, 10));
      await sweep(plus(first, 9));
      expect(await told(id)).toHaveLength(1);
      await hears(first, 10, async () => (await told(id)).length > 1);
      await sweep(plus(first, 30));
      expect(await told(id)).toHaveLength(2);

      const sizes = Array.from({ length: 17 }, (_none, index) => 110 + index);
      const more = await Promise.all(sizes.map((width) => aPhoto({ width })));
      expect((await add(page, ...more.slice(0, 10))).body).toMatchObject({ photos: 13 });
      expect((await add(page, ...more.slice(10, 17))).body).toMatchObject({ photos: 20 });
      const beyond = await add(page, await aPhoto({ width: 140 }));
      expect([beyond.status, beyond.body.fields['projectImages']?.code]).toEqual([400, 'too_many_images']);
      await waitUntil('the photos are in the bucket', async () => {
        const photos = await leads.database.getRepository(LeadPhoto).findBy({ leadId: id });
        return photos.length === 20 && photos.every(({ state }) => state === 'stored');
      });
    });

    it('make an answered lead wait again, which its owner hears once; in quiet hours with the others', async () => {
      await quiet(false);
      const { id, page } = await answered();
      await add(page, await aNewPhoto());
      expect(await ruth().read(id)).toMatchObject({ waitingSince: expect.any(String), status: 'contacted' });
      await hears(await plannedFor(id), 0, async () => (await told(id)).length > 0);
      expect(await told(id)).toEqual(['waiting ruth@firm.test', 'waiting null']);

      await quiet(true);
      const since = new Date();
      const held = await answered();
      await add(held.page, await aNewPhoto());
      const waits = await plannedFor(held.id);
      await hears(waits, 0, async () => (await told(held.id)).length > 0);
      await add(held.page, await aNewPhoto());
      await sweep(plus(waits, 9));
      expect(await told(held.id)).toEqual(['waiting ruth@firm.test']);
      await hears(waits, 10, async () => (await told(held.id)).length > 1);
      expect((await told(held.id)).slice(1)).toEqual(['photos_added ruth@firm.test']);
      const pushes = leads.app.get(OwedPushesRepository, { strict: false });
      expect(await pushes.countNews(since, callerId)).toBeGreaterThan(0);
    });

    it('are planned again for an office whose worker slept a day, and of a form’s own photo there is one', async () => {
      const picture = await aNewPhoto();
      const { id, page } = (await post(`${leads.url}/api/quotes`, aQuote({ projectImages: [picture] }))).body;
      expect((await add(page, picture)).body).toMatchObject({ photos: 1 });
      await leads.database.query(
        `UPDATE leads SET photos_added_at = now() - interval '25 hours' WHERE id = $1`,
        [id],
      );
      const before = Date.now();
      expect((await add(page, await aNewPhoto())).body).toMatchObject({ photos: 2 });
      expect((await plannedFor(id)).getTime()).toBeGreaterThanOrEqual(before);
    });

    it('go with their lead into the bin, and are erased with it', async () => {
      const { id, page } = await arrive();
      await add(page, await aNewPhoto());
      const [photo] = await leads.database.getRepository(LeadPhoto).findBy({ leadId: id });
      const headers = leads.signedInAs('administrator');
      const photoStatus = async () =>
        (await fetch(`${leads.url}/api/leads/photos/${photo?.id}`, { headers })).status;
      expect(await photoStatus()).toBe(200);

      await fetch(`${leads.url}/api/leads/${id}`, { method: 'DELETE', headers });
      expect([await photoStatus(), (await add(page, await aNewPhoto())).status]).toEqual([404, 404]);
      await fetch(`${leads.url}/api/leads/${id}/erase`, { method: 'POST', headers });
      expect(await leads.database.getRepository(LeadPhoto).countBy({ leadId: id })).toBe(0);
      expect((await add(page, await aNewPhoto())).status).toBe(404);
    });

    it('are not taken from strangers, for a withdrawn request, or of what is no picture; a suspect’s wake no one', async () => {
      const { id, page } = await arrive();
      const picture = await aNewPhoto();
      expect((await add(`/q/${'x'.repeat(64)}`, picture)).status).toBe(403);
      expect((await add(page)).status).toBe(400);
      expect((await add(page, dataUrl(Buffer.from('<svg/>')))).status).toBe(400);
      await ruth().change(id, { status: 'spam' });
      expect((await add(page, picture)).status).toBe(200);
      await sweep(plus(new Date(), 1));
      expect(await told(id)).toEqual([]);

      const other = await arrive();
      await fetch(`${leads.url}/api/visitor-pages/${tokenOf(other.page)}/withdrawal`, { method: 'POST' });
      expect(await add(other.page, picture)).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
    });
  });
});
