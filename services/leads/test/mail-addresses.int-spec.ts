import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { MailAddressesResponse } from '../src/mail/addresses/mail-addresses.dto.js';
import { MailDomains } from '../src/mail/addresses/mail-domains.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { Desk } from './support/desk.js';
import { DnsServer } from './support/dns-server.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { fallbackEmail, generalEmail, Leads, officeEmail } from './support/start-leads.js';

const base = '/mail-addresses';

const refused = (code: string) => ({ status: 400, body: { fields: { code: { code } } } });

/** Returns the code in the last mail to an address. */
async function codeOf(leads: Leads, address: string): Promise<string> {
  const mails = await leads.mailbox.untilMailTo(address);
  return /The code is: (\d{3} \d{3})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('the addresses that owners set', () => {
  let leads: Leads;
  let owner: Desk;

  beforeEach(async () => {
    leads = await Leads.start();
    owner = new Desk(leads, 'ada', undefined, 'owner');
  });

  afterEach(() => leads.stopAll());

  const ask = (name: string, email: string) => owner.ask('PUT', `${base}/${name}`, { email });
  const confirm = (name: string, code: string) => owner.ask('POST', `${base}/${name}/confirm`, { code });
  const change = async (name: string, email: string) => {
    expect(await ask(name, email)).toMatchObject({ status: 200 });
    expect(await confirm(name, await codeOf(leads, email))).toMatchObject({ status: 200 });
  };
  const read = async (desk = owner) => (await desk.ask<MailAddressesResponse>('GET', base)).body;
  const one = async (name: string) => (await read()).addresses.find((address) => address.name === name);

  it('begin with the environment’s', async () => {
    expect(await read()).toMatchObject({
      isFixed: false,
      senderName: null,
      sender: expect.stringMatching(/^Sandhill Grounds <no-reply@/),
    });
    expect((await read()).addresses.slice(0, 5)).toEqual([
      { name: 'office', email: officeEmail, isSet: false, pending: null },
      { name: 'general', email: generalEmail, isSet: false, pending: null },
      { name: 'fallback', email: fallbackEmail, isSet: false, pending: null },
      { name: 'reply', email: null, isSet: false, pending: null },
      { name: 'hoa-packages', email: null, isSet: false, pending: null },
    ]);
  });

  it('count when the code that was mailed there has come back, for mail that is owed already too', async () => {
    await post(`${leads.url}/api/contact`, aContact());
    await ask('general', 'ann@firm.test');

    expect(await one('general')).toMatchObject({
      email: generalEmail,
      isSet: false,
      pending: { email: 'ann@firm.test', until: expect.any(String) },
    });
    expect(await confirm('general', await codeOf(leads, 'ann@firm.test'))).toMatchObject({ status: 200 });
    expect(await one('general')).toEqual({
      name: 'general',
      email: 'ann@firm.test',
      isSet: true,
      pending: null,
    });
    leads.mailbox.empty();
    await leads.startWorker();

    const [mail] = await leads.mailbox.untilMailTo('ann@firm.test');
    expect(mail?.subject).toContain('C-');
    const [notice] = await leads.mailbox.untilMailTo(generalEmail);
    expect(notice?.subject).toBe('This mailbox no longer gets messages');
  });

  it('reach workers and copies without a restart', async () => {
    const copy = await (await leads.startHttp()).getUrl();
    await leads.startWorker();
    await change('irrigation', 'water@firm.test');
    await change('reply', 'replies@firm.test');
    await waitUntil('the route of the copy', async () => {
      leads.mailbox.empty();
      const { status } = await post(`${copy}/api/quotes`, aQuote({ services: ['irrigation'] }));
      expect(status).toBe(201);
      await waitUntil('a mail', async () =>
        leads.mailbox.mails.some(({ subject }) => subject?.startsWith('Q-')),
      );
      return leads.mailbox.to('water@firm.test').length > 0;
    });

    expect(await owner.ask('DELETE', `${base}/irrigation`)).toMatchObject({ status: 200 });
    expect(await one('irrigation')).toMatchObject({ email: null, isSet: true });
    const [notice] = await leads.mailbox.untilMailTo('water@firm.test');
    expect(notice).toBeDefined();
    leads.mailbox.empty();
    await post(
      `${leads.url}/api/quotes`,
      aQuote({ services: ['irrigation'], message: 'Another lawn, please.' }),
    );
    await leads.mailbox.untilMailTo(officeEmail);
  });

  it('are audited, without the addresses', async () => {
    await change('office', 'ann@firm.test');
    await owner.ask('PUT', `${base}/sender`, { name: 'Ann’s Garden' });
    await owner.ask('DELETE', `${base}/reply`);

    const events = await leads.database.getRepository(AuditEvent).find({ order: { at: 'ASC' } });
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['mail_address_asked', { address: 'office' }],
      ['mail_address_changed', { address: 'office' }],
      ['mail_sender_named', { address: 'sender_name' }],
      ['mail_address_removed', { address: 'reply' }],
    ]);
    expect(await read()).toMatchObject({
      senderName: 'Ann’s Garden',
      sender: expect.stringMatching(/^Ann’s Garden <no-reply@/),
    });
  });

  it('are not proved by a wrong, old, foreign or guessed code', async () => {
    expect(await confirm('office', '123456')).toMatchObject({
      status: 400,
      body: { fields: { code: { code: 'nothing_pending' } } },
    });
    await ask('office', 'first@firm.test');
    const first = await codeOf(leads, 'first@firm.test');
    await ask('office', 'ann@firm.test');
    const right = (await codeOf(leads, 'ann@firm.test')).replace(' ', '');
    const wrong = right === '000000' ? '000001' : '000000';

    expect(await confirm('office', first)).toMatchObject(refused('wrong_code'));
    expect(await confirm('general', right)).toMatchObject(refused('nothing_pending'));
    expect(await confirm('office', '12345')).toMatchObject(refused('invalid_code'));
    for (let tries = 1; tries < 5; tries += 1)
      expect(await confirm('office', wrong)).toMatchObject(refused('wrong_code'));
    expect(await confirm('office', right)).toMatchObject(refused('too_many_tries'));
    await ask('office', 'ann@firm.test');
    await leads.database.query(
      `UPDATE mail_settings SET asked_at = now() - interval '25 hours' WHERE pending IS NOT NULL`,
    );
    expect(await confirm('office', await codeOf(leads, 'ann@firm.test'))).toMatchObject(
      refused('code_expired'),
    );
    expect(await one('office')).toMatchObject({ email: officeEmail, pending: null });
  });

  it('wait for nothing when the mail server refuses the address', async () => {
    leads.mailbox.rule = (address) => (address === 'nobody@firm.test' ? 550 : undefined);

    expect(await ask('office', 'nobody@firm.test')).toEqual({
      status: 422,
      body: {
        error: 'The email with the code was not accepted.',
        code: 'mail_not_accepted',
        serverAnswer: '550 no such thing here (550)',
      },
    });
    expect(await one('office')).toMatchObject({ pending: null });
  });

  it.each([
    ['PUT', '/office', { email: 'ann' }, 400, { fields: { email: { code: 'invalid_email' } } }],
    ['PUT', '/office', { email: ['a@firm.test'] }, 400, { fields: { email: { code: 'invalid_email' } } }],
    ['PUT', '/office', {}, 400, { fields: { email: { code: 'invalid_email' } } }],
    ['PUT', '/nowhere', { email: 'a@firm.test' }, 404, { code: 'not_found' }],
    ['DELETE', '/nowhere', undefined, 404, { code: 'not_found' }],
    ['DELETE', '/office', undefined, 409, { code: 'not_removable' }],
    ['PUT', '/sender', { name: 'x'.repeat(79) }, 400, { fields: { name: { code: 'too_long' } } }],
    ['PUT', '/sender', { name: 'A <b@c.test>' }, 400, { fields: { name: { code: 'invalid_name' } } }],
    ['PUT', '/sender', {}, 400, { fields: { name: { code: 'required' } } }],
  ])('refuse %s %s %j', async (method, path, body, status, answer) => {
    expect(await owner.ask(method, `${base}${path}`, body)).toMatchObject({ status, body: answer });
  });

  it('can be fixed by the environment', async () => {
    await change('office', 'ann@firm.test');
    const fixed = await leads.startHttp({ environment: { MAIL_ADDRESSES: 'environment' } });
    leads.url = await fixed.getUrl();

    expect(await read()).toMatchObject({ isFixed: true });
    expect(await one('office')).toMatchObject({ email: officeEmail, isSet: false });
    const fixedThere = { status: 409, body: { code: 'fixed_by_environment' } };
    expect(await ask('office', 'ben@firm.test')).toMatchObject(fixedThere);
    expect(await owner.ask('PUT', `${base}/sender`, { name: 'Ann' })).toMatchObject(fixedThere);
    expect(await owner.ask('DELETE', `${base}/reply`)).toMatchObject(fixedThere);
  });

  it('of a demonstration do not hold on a live site', async () => {
    await change('general', 'ann@firm.test');
    const worker = await leads.startWorker({}, { SITE_MODE: 'live', SMTP_ALLOW_PLAIN: '1' });
    leads.mailbox.empty();
    await post(`${leads.url}/api/contact`, aContact());
    await worker.get(OwedSweep, { strict: false }).run();

    await leads.mailbox.untilMailTo(generalEmail);
    expect(leads.mailbox.to('ann@firm.test')).toEqual([]);
  });
});

describe('the domain of an address', () => {
  let dns: DnsServer;
  let leads: Leads;

  beforeAll(async () => {
    dns = await DnsServer.start({
      'firm.test': { mx: ['mail.firm.test'] },
      'plain.test': { a: ['192.0.2.1'] },
      'nomail.test': { mx: [''], a: ['192.0.2.1'] },
      'empty.test': {},
      'silent.test': 'silent',
    });
    leads = await Leads.start();
    const domains = new MailDomains(dns.resolver());
    const app = await leads.startHttp({ overrides: [{ provide: MailDomains, useValue: domains }] });
    leads.url = await app.getUrl();
  });

  afterAll(async () => {
    await leads.stopAll();
    await dns.stop();
  });

  it.each([
    ['firm.test', 200],
    ['plain.test', 200],
    ['nomail.test', 400],
    ['empty.test', 400],
    ['unknown.test', 400],
    ['silent.test', 200],
  ])('%s is answered with %i', async (domain, status) => {
    const owner = new Desk(leads, 'ada', undefined, 'owner');

    const answer = await owner.ask('PUT', `${base}/office`, { email: `ann@${domain}` });

    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ fields: { email: { code: 'no_mail_server' } } });
    expect(dns.asked).toContainEqual({ name: domain, type: 15 });
    expect(leads.mailbox.to(`ann@${domain}`)).toHaveLength(status === 200 ? 1 : 0);
  });
});
