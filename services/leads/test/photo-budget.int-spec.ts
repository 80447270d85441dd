import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { aQuote } from './support/lead.factory.js';
import { aPhoto, dataUrl } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

const budget = 1_000_000;

/** Returns a PNG of random noise as a data URL. The file has about this many bytes. */
async function aPhotoOf(bytes: number): Promise<string> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const raw = { width: side, height: side, channels: 3 } as const;
  const picture = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return dataUrl(picture, 'image/png');
}

describe('waiting photos', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start({ environment: { PHOTOS_WAITING_BYTES: String(budget) } });
  });

  afterEach(() => leads.stopAll());

  const send = async (
    images: string[],
    { key = randomUUID(), url = leads.url, email = 'ann@visitor.test' } = {},
  ) =>
    post(`${url}/api/quotes`, aQuote({ name: 'Ann Palmer', email, projectImages: images }), {
      'idempotency-key': key,
    });
  const waitingBytes = async () => {
    const [row] = await leads.database.query(
      'SELECT sum(octet_length(bytes))::integer AS bytes FROM lead_photos',
    );
    return (row as { bytes: number }).bytes;
  };

  it('have a budget; above it a lead is accepted without photos, and visitor and office are informed', async () => {
    const [large, small] = [await aPhotoOf(600_000), await aPhotoOf(300_000)];
    const first = await send([large]);
    const key = randomUUID();

    const second = await send([small, small], { key });
    const again = await send([small, small], { key });

    expect([first.status, second.status, again.status]).toEqual([201, 201, 201]);
    expect(first.body).not.toHaveProperty('photosKept');
    expect(second.body.photosKept).toBe(false);
    expect(again.body).toEqual(second.body);
    expect(await leads.database.getRepository(LeadPhoto).countBy({ leadId: second.body.id })).toBe(0);
    const lead = await fetch(`${leads.url}/api/leads/${second.body.id}`, {
      headers: leads.signedInAs('user'),
    });
    expect((await lead.json()) as LeadDetailResponse).toMatchObject({ photos: [], photosNotKept: 2 });
    await leads.startWorker();
    const findMail = () =>
      leads.mailbox.to(officeEmail).find(({ subject }) => subject?.startsWith(second.body.reference));
    await waitUntil('the mail of the second', () => Promise.resolve(findMail() !== undefined));
    const mail = findMail();
    expect(mail?.text).toContain('Photos: 2 photos could not be kept');
    expect(mail?.html).toContain('2 photos could not be kept');
  });

  it('are kept again once others have moved, while a repeat still gets its first answer', async () => {
    const [large, other, next] = [await aPhotoOf(900_000), await aPhotoOf(300_000), await aPhotoOf(300_000)];
    await send([large]);
    const key = randomUUID();
    const refused = await send([other], { key });
    await leads.startWorker();
    await waitUntil('the move', async () => (await waitingBytes()) === null);

    const later = await send([next]);
    const again = await send([other], { key });

    expect([refused, later, again].map(({ body }) => body.photosKept)).toEqual([false, undefined, false]);
    expect(again.body).toEqual(refused.body);
  });

  it('stay within their budget when many arrive at once', async () => {
    // The photos are small, so that no request body has to wait.
    const photo = await aPhotoOf(60_000);

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send([photo], { email: `ann${index}@visitor.test` })),
    );

    // A busy machine answers some requests with 503; none of their photos is stored.
    const accepted = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    const kept = accepted.filter(({ body }) => body.photosKept === undefined).length;
    expect(await leads.database.getRepository(LeadPhoto).count()).toBe(kept);
    expect(await waitingBytes()).toBeLessThanOrEqual(budget);
    expect(kept).toBeGreaterThanOrEqual(5);
  });

  it('share one budget across processes', async () => {
    const other = await (await leads.startHttp()).getUrl();
    const kept: Array<boolean | undefined> = [];
    for (const url of [leads.url, other, leads.url, other, leads.url, other]) {
      kept.push((await send([await aPhotoOf(240_000)], { url })).body.photosKept);
    }

    expect(kept).toEqual([undefined, undefined, undefined, undefined, false, false]);
  });

  it('are not kept on a nearly full disk', async () => {
    const app = await leads.startHttp({ environment: { PHOTOS_UNTIL_DISK_PERCENT: '1' } });

    const { status, body } = await send([await aPhoto()], { url: await app.getUrl() });

    expect([status, body.photosKept]).toEqual([201, false]);
  });

  it('have a default budget of 5 GB or a fifth of the disk', async () => {
    const app = await leads.startHttp({ environment: { PHOTOS_WAITING_BYTES: '' } });

    const { body } = await send([await aPhotoOf(1_200_000)], { url: await app.getUrl() });

    expect(body).not.toHaveProperty('photosKept');
  });
});
