import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { WaitingSteps } from '../src/escalation/steps/waiting-steps.js';
import { QuietHours } from '../src/on-call/quiet-hours.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { OwedPushesRepository } from '../src/push/owed-pushes.repository.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aNewPhoto, aPhoto, dataUrl } from './support/pictures.js';
import { PushService } from './support/push-service.js';
import { post } from './support/send.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';

const tokenOf = (page: string) => page.split('/').at(-1) ?? '';
const plus = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe('photos that come after the form was opened', () => {
  let leads: Leads;
  let worker: INestApplication;
  let device: PushService;
  const ruth = () => new Desk(leads);

  beforeAll(async () => {
    leads = await Leads.start({ environment: { WEBHOOK_ALLOW_PRIVATE: '1' } });
    worker = await leads.startWorker();
    await addStaff(leads, { id: callerId, username: 'ruth', email: 'ruth@firm.test' });
    device = await PushService.of(ruth());
  });

  afterAll(async () => {
    await leads.stopAll();
    await device.close();
  });

  const arrive = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body;
  const add = (page: string, ...projectImages: string[]) =>
    post(`${leads.url}/api/visitor-pages/photos`, { token: tokenOf(page), projectImages });
  const sweep = async (now: Date) => {
    const steps = worker.get(WaitingSteps, { strict: false });
    await Promise.all([steps.run(now), steps.run(now)]);
  };
  /**
   * Sweeps as if it were `minutes` after `at`, until the office is notified of the photos, by this sweep or by the
   * worker's own.
   */
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
  /** Sets quiet hours around the present time, on or off, and has the devices follow them. */
  const quiet = async (isOn: boolean) => {
    const [startsAt, endsAt] = [-120, 120].map((minutes) => clock.format(plus(new Date(), minutes)));
    await leads.database.getRepository(QuietHours).save({ userId: callerId, isOn, startsAt, endsAt });
    await leads.app.get(OwedPushesRepository, { strict: false }).queueNewLeads();
  };

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

    it('may be sent again when they could not be read, and then leave room for it among the 20', async () => {
      const { id, page } = await arrive();
      const picture = await aNewPhoto();
      await add(page, picture);
      await leads.database.query(
        `INSERT INTO lead_photos (lead_id, position, type, width, height, state)
         SELECT $1, number, 'image/jpeg', 1, 1, 'unreadable' FROM generate_series(1, 19) AS number`,
        [id],
      );
      await leads.database.query(
        `UPDATE lead_photos SET state = 'unreadable', storage_key = NULL, bytes = NULL WHERE lead_id = $1`,
        [id],
      );

      expect((await add(page, picture)).body).toMatchObject({ photos: 1 });
      expect((await add(page, picture)).body).toMatchObject({ photos: 1 });
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
