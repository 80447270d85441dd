import sharp from 'sharp';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadPhoto } from '../src/photos/lead-photo.entity.js';
import { aContact, aQuote } from './support/lead.factory.js';
import type { ReceivedMail } from '@sandhill/testing/servers/mailbox.ts';
import { aPhoto } from './support/pictures.js';
import { post, type Answer } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

describe("the office's mail about a quote with photos", () => {
  let leads: Leads;
  let mail: ReceivedMail;
  let receipt: ReceivedMail;
  let answer: Answer;

  beforeAll(async () => {
    leads = await Leads.start();
    answer = await post(
      `${leads.url}/api/quotes`,
      aQuote({
        name: 'Ann "the <b>Palm</b>" Palmer',
        email: 'ann@visitor.test',
        phone: '+1 (239) 555-0101',
        address: '12 Gulf Shore Blvd,\r\nBcc: spy@evil.test, Naples 34103',
        message: 'The lawn & the <script>alert(1)</script> path.\nSecond line.',
        projectImages: await Promise.all([1, 2, 3, 4, 5].map(() => aPhoto({ width: 900, height: 600 }))),
        language: 'es',
      }),
    );
    await leads.startWorkerMovingPhotosFirst(5);
    [mail, receipt] = (
      await Promise.all([
        leads.mailbox.untilMailTo(officeEmail),
        leads.mailbox.untilMailTo('ann@visitor.test'),
      ])
    ).map(([first]) => first) as [ReceivedMail, ReceivedMail];
  });

  afterAll(() => leads.stopAll());

  const header = (key: string) => mail.headers.filter((each) => each.key === key).map(({ value }) => value);

  it('has reference, place and services in its subject', () => {
    expect(mail.subject).toBe(`${answer.body.reference} · Naples · Irrigation, Landscape Lighting`);
  });

  it('comes from the site, with replies to the visitor', () => {
    expect(mail.from).toMatchObject({
      name: 'Sandhill Grounds',
      address: 'no-reply@sandhillgrounds.example',
    });
    expect(mail.replyTo).toEqual([{ name: 'Ann "the <b>Palm</b>" Palmer', address: 'ann@visitor.test' }]);
  });

  it('has no header injected by the visitor', () => {
    expect(header('bcc')).toEqual([]);
    expect(header('to')).toEqual([officeEmail]);
    expect(leads.mailbox.to('spy@evil.test')).toEqual([]);
  });

  it('has every fact in the text and, escaped, in the HTML', () => {
    for (const fact of [
      'ann@visitor.test',
      '+1 (239) 555-0101',
      '12 Gulf Shore Blvd',
      'Spanish',
      'Irrigation',
    ]) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(mail.text).toContain('<script>alert(1)</script> path.\nSecond line.');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('href="tel:+12395550101"');
  });

  it("shows the firm's mark and four thumbnails of one size inline", async () => {
    const sizes = await Promise.all(
      mail.attachments.map(async ({ content, contentId, disposition }) => {
        expect(disposition).toBe('inline');
        expect(mail.html).toContain(`cid:${contentId?.replaceAll(/[<>]/g, '')}`);
        const { format, width, height } = await sharp(Buffer.from(content as ArrayBuffer)).metadata();
        return `${format} ${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(['png 80x80', ...Array<string>(4).fill('jpeg 320x240')]);
  });

  it('links to the page of the lead', () => {
    const link = `http://localhost:8080/admin/leads/${answer.body.reference}`;
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
  });

  it('links to every photo, before and after its move', async () => {
    const links = [...(mail.text ?? '').matchAll(/http:\/\/localhost:8080(\/api\/leads\/photos\/\S+)/g)];
    await waitUntil('all photos moved', async () => {
      return (await leads.database.getRepository(LeadPhoto).countBy({ state: 'stored' })) === 5;
    });

    const pictures = await Promise.all(links.map(([, path]) => fetch(`${leads.url}${path}`)));

    expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((mail.html ?? '').split('/api/leads/photos/')).toHaveLength(6);
  });

  it('is accompanied by a receipt that repeats nothing the visitor typed', () => {
    expect(receipt.subject).toBe(`Recibimos su solicitud de presupuesto · ${answer.body.reference}`);
    expect(receipt.text).toContain(answer.body.reference);
    expect(receipt.html).toContain('lang="es"');
    for (const typed of ['Palm', 'Gulf Shore', 'lawn', '555-0101', 'ann@']) {
      expect(receipt.text).not.toContain(typed);
      expect(receipt.html).not.toContain(typed);
    }
  });

  it('shows a name that looks like an encoded header as it was typed', async () => {
    const name = '=?utf-8?Q?Ann=0D=0ABcc:_spy@evil.test?=';
    await post(`${leads.url}/api/contact`, aContact({ name, email: 'odd@visitor.test' }));

    const replyTo = () =>
      leads.mailbox.mails
        .flatMap((each) => each.replyTo ?? [])
        .find((to) => to.address === 'odd@visitor.test');
    await waitUntil('its mail', () => Promise.resolve(replyTo() !== undefined));
    expect(replyTo()?.name.replaceAll('\u200B', '')).toBe(name);
  });
});
