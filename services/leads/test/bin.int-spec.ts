import { LeadEraser } from '../src/inbox/bin/lead-eraser.js';
import { BinSweep } from '../src/inbox/bin/bin-sweep.js';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import type { LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { MovePhotoProcessor } from '../src/photos/move-photo.processor.js';
import { PhotoMovesRepository } from '../src/photos/photo-moves.repository.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { aPhoto } from './support/pictures.js';
import { post } from './support/send.js';
import { generalEmail, Leads, officeEmail } from './support/start-leads.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

const unknownId = '019aa000-0000-7000-8000-000000000001';

describe('the bin', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
  });

  afterEach(() => leads.stopAll());

  const call = (method: string, path: string, headers = leads.signedInAs('administrator')) =>
    fetch(`${leads.url}/api/leads${path}`, { method, headers });
  const list = async (query: string) =>
    ((await (await call('GET', query)).json()) as LeadPageResponse).leads.map(({ id }) => id);
  const quote = async (changes = {}, headers = {}) =>
    (await post(`${leads.url}/api/quotes`, aQuote(changes), headers)).body;
  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body;
  const rowsOf = async (table: string): Promise<number> => {
    const [row] = await leads.database.query(`SELECT count(*)::integer AS count FROM ${table}`);
    return (row as { count: number }).count;
  };
  const remainingRows = async () => {
    const tables = ['leads', 'lead_photos', 'deliveries', 'lead_notes', 'submissions'];
    return Promise.all([...tables, 'receipt_days'].map(rowsOf));
  };

  it('hides a lead from everyone but administrators', async () => {
    const [kept, binned] = [await quote(), await quote()];

    expect((await call('DELETE', `/${binned.id}`)).status).toBe(204);

    expect(await list('')).toEqual([kept.id]);
    expect(await list('?bin=true&kind=quote')).toEqual([binned.id]);
    expect(await list('?bin=false')).toEqual([kept.id]);
    expect((await call('GET', `/${binned.id}`)).status).toBe(404);
    expect((await call('DELETE', `/${binned.id}`)).status).toBe(404);
    expect((await call('GET', '?bin=true', leads.signedInAs('user'))).status).toBe(403);
    expect((await call('GET', '?bin=yes')).status).toBe(400);
  });

  it('restores a lead and sends the mail it still owes', async () => {
    const { id } = await contact();
    await call('DELETE', `/${id}`);
    await leads.database.query(
      `UPDATE deliveries SET owed_since = now() - interval '9 days', next_attempt_at = now() - interval '9 days'`,
    );
    const worker = await leads.startWorker();
    await worker.get(OwedSweep, { strict: false }).run();
    const { id: later } = await quote();
    await leads.mailbox.untilMailTo(officeEmail);
    expect(leads.mailbox.to(generalEmail)).toEqual([]);
    expect(later).not.toBe(id);

    const response = await call('POST', `/${id}/restore`);

    expect(response.status).toBe(200);
    expect((await response.json()) as LeadDetailResponse).toMatchObject({ id, deletedAt: null });
    await leads.mailbox.untilMailTo(generalEmail);
    expect((await call('POST', `/${id}/restore`)).status).toBe(404);
  });

  it('erases a lead with its photos, notes, mails and submission record', async () => {
    const sent = aQuote({ projectImages: [await aPhoto()] });
    const { body } = await post(`${leads.url}/api/quotes`, sent, { 'idempotency-key': 'erased' });
    const worker = await leads.startWorker();
    await waitUntil('the photo in the bucket', async () => {
      return (await leads.database.getRepository(LeadPhoto).countBy({ state: 'stored' })) === 1;
    });
    await waitUntil('the mails', async () => {
      return (await leads.database.getRepository(Delivery).countBy({ state: 'sent' })) === 2;
    });
    await leads.addNote(body.id, 'Called Ann.');
    const [photo] = await leads.database.getRepository(LeadPhoto).find();

    const response = await call('POST', `/${body.id}/erase`);

    expect(response.status).toBe(204);
    expect(await remainingRows()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await leads.objects(worker).has(photo?.storageKey ?? '')).toBe(false);
    expect(await rowsOf('photo_erasures')).toBe(0);
    const noted = await leads.database.query('SELECT kind, subject_id AS id FROM ledger');
    expect(noted).toEqual([{ kind: 'lead_erased', id: body.id }]);
    const again = await post(`${leads.url}/api/quotes`, sent, { 'idempotency-key': 'erased' });
    expect(again.body.id).not.toBe(body.id);
  });

  it('deletes a photo from the bucket once the bucket is available again', async () => {
    const { id } = await quote({ projectImages: [await aPhoto()] });
    const worker = await leads.startWorker();
    await waitUntil('the photo in the bucket', async () => {
      return (await leads.database.getRepository(LeadPhoto).countBy({ state: 'stored' })) === 1;
    });
    const [photo] = await leads.database.getRepository(LeadPhoto).find();
    const disconnected = await leads.startHttp({ environment: { S3_URL: 'http://127.0.0.1:1' } });

    const response = await fetch(`${await disconnected.getUrl()}/api/leads/${id}/erase`, {
      method: 'POST',
      headers: leads.signedInAs('administrator'),
    });
    expect(response.status).toBe(204);
    expect(await leads.objects(worker).has(photo?.storageKey ?? '')).toBe(true);
    await worker.get(BinSweep, { strict: false }).run();

    expect(await leads.objects(worker).has(photo?.storageKey ?? '')).toBe(false);
    expect(await rowsOf('photo_erasures')).toBe(0);
  });

  it('leaves no photo behind that was being moved during the erasure', async () => {
    const { id } = await quote({ projectImages: [await aPhoto()] });
    const [photo] = await leads.database.getRepository(LeadPhoto).find();
    const worker = await leads.startWorker({ QUEUE_URL: 'redis://127.0.0.1:1/0' });
    const moves = worker.get(PhotoMovesRepository, { strict: false });
    const markStored = moves.markStored.bind(moves);
    moves.markStored = async (...stored) => {
      await call('POST', `/${id}/erase`);
      // Simulates a slow upload, which completes after the erasure has deleted the key.
      await leads.objects(worker).put(stored[1].storageKey, Buffer.from('x'), { contentType: 'image/jpeg' });
      return markStored(...stored);
    };

    await worker.get(MovePhotoProcessor, { strict: false }).handle({ photoId: photo?.id ?? '' });

    expect(await leads.objects(worker).has(`leads/${photo?.id}.jpg`)).toBe(false);
    // The sweep deletes the key again later, in case a worker died right after its upload.
    expect(await rowsOf('photo_erasures')).toBe(1);
    await leads.database.query('UPDATE photo_erasures SET final_at = now()');
    await worker.get(BinSweep, { strict: false }).run();
    expect(await rowsOf('photo_erasures')).toBe(0);
  });

  it('erases leads after 30 days', async () => {
    const [old, young, kept] = [await quote(), await contact(), await quote()];
    await call('DELETE', `/${old.id}`);
    await call('DELETE', `/${young.id}`);
    await leads.database.query(
      `UPDATE leads SET deleted_at = deleted_at - interval '30 days' WHERE kind = 'quote'`,
    );
    await leads.database.query(
      `UPDATE leads SET deleted_at = deleted_at - interval '29 days' WHERE kind = 'contact'`,
    );

    await (await leads.startWorker()).get(BinSweep, { strict: false }).run();

    expect(await list('?bin=true')).toEqual([young.id]);
    expect(await list('')).toEqual([kept.id]);
    expect((await call('POST', `/${old.id}/restore`)).status).toBe(404);
  });

  it('keeps a lead that was restored after it was found to be due', async () => {
    const { id } = await quote();

    expect(await leads.app.get(LeadEraser, { strict: false }).eraseDue(id)).toBe(false);

    expect(await list('')).toEqual([id]);
  });

  it('erases a lead on request', async () => {
    const { id } = await contact();
    await call('DELETE', `/${id}`);

    expect((await call('POST', `/${id}/erase`)).status).toBe(204);
    expect((await call('POST', `/${id}/erase`)).status).toBe(404);
    expect(await remainingRows()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  const ways: Array<[method: string, path: string]> = [
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/erase'],
  ];

  it.each(ways)('is for administrators only: %s %s', async (method, path) => {
    const { id } = await quote();

    expect((await call(method, `/${id}${path}`, {} as never)).status).toBe(401);
    expect((await call(method, `/${id}${path}`, leads.signedInAs('user'))).status).toBe(403);
    expect(await list('')).toEqual([id]);
  });

  it.each(ways)('answers 404 for unknown leads: %s %s', async (method, path) => {
    expect((await call(method, `/${unknownId}${path}`)).status).toBe(404);
    expect((await call(method, `/no-uuid${path}`)).status).toBe(404);
  });
});
