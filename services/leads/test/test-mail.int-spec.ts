import { generateKeyPairSync } from 'node:crypto';
import { SenderRecords } from '../src/mail/sender-domain/sender-records.js';
import { refusalHint, senderReport } from '../src/mail/sender-domain/sender-report.js';
import { DnsServer } from './support/dns-server.js';
import { testMailCommand } from '../src/mail/test-mail/test-mail.command.js';
import type { TestMailResponse } from '../src/mail/test-mail/test-mail.response.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { startSilentServer } from './support/silent-server.js';
import { Leads, officeEmail } from './support/start-leads.js';

const resultOf = async (response: Response) => (await response.json()) as TestMailResponse;

describe('a test mail', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start({ mailbox: await Mailbox.start({ needsSignIn: true }) });
  });

  afterEach(() => {
    leads.mailbox.rule = () => undefined;
    leads.mailbox.empty();
  });

  afterAll(() => leads.stopAll());

  const send = (body: object = {}, headers = leads.signedInAs('administrator'), url = leads.url) =>
    fetch(`${url}/api/leads/test-mail`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('goes to the office by default', async () => {
    const response = await send();

    expect(response.status).toBe(200);
    expect(await resultOf(response)).toEqual({
      isAccepted: true,
      serverAnswer: expect.stringMatching(/^250 /),
      tookMs: expect.any(Number),
    });
    const [mail] = await leads.mailbox.untilMailTo(officeEmail);
    expect(mail?.subject).toBe('Test email from Sandhill Grounds');
  });

  it('goes to the given address', async () => {
    expect(await resultOf(await send({ to: ' admin@firm.test ' }))).toMatchObject({ isAccepted: true });

    await leads.mailbox.untilMailTo('admin@firm.test');
    expect(leads.mailbox.to(officeEmail)).toEqual([]);
  });

  it("returns the server's rejection", async () => {
    leads.mailbox.rule = () => 550;

    const response = await send({ to: 'nobody@firm.test' });

    expect(response.status).toBe(200);
    expect(await resultOf(response)).toMatchObject({
      isAccepted: false,
      serverAnswer: '550 no such thing here (550)',
    });
  });

  it('reports a rejected password without printing it', async () => {
    const other = await leads.startHttp({
      environment: { SMTP_URL: leads.mailbox.url.replace('right', 'wrong') },
    });

    const result = await resultOf(await send({}, undefined, await other.getUrl()));

    expect(result).toMatchObject({ isAccepted: false, serverAnswer: expect.stringMatching(/^535 /) });
    expect(JSON.stringify(result)).not.toContain('wrong-password');
  });

  it('reports an unreachable server', async () => {
    const other = await leads.startHttp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });

    expect(await resultOf(await send({}, undefined, await other.getUrl()))).toMatchObject({
      isAccepted: false,
      serverAnswer: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('reports a server that hangs within 10 s', async () => {
    const silent = await startSilentServer();
    const other = await leads.startHttp({ environment: { SMTP_URL: `smtp://127.0.0.1:${silent.port}` } });

    const result = await resultOf(await send({}, undefined, await other.getUrl()));

    expect(result.isAccepted).toBe(false);
    expect(result.tookMs).toBeLessThan(10_000);
    await silent.stop();
  });

  it.each([{ to: 'office' }, { to: ['a@firm.test'] }, { to: 'a@firm.test\r\nBcc: b@firm.test' }])(
    'is not sent to %j',
    async (body) => {
      const response = await send(body);

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { to: { code: 'invalid_email' } } });
    },
  );

  it('is for administrators only', async () => {
    expect((await send({}, {} as never)).status).toBe(401);
    expect((await send({}, leads.signedInAs('user'))).status).toBe(403);
  });

  it('can be sent from the command line', async () => {
    const run = (...words: string[]) => testMailCommand(words, leads.environment);

    expect(await run()).toEqual({
      exitCode: 0,
      message: expect.stringMatching(/^Accepted after \d+ ms: 250 .*\n.*not looked up/),
    });
    leads.mailbox.rule = () => 554;
    expect(await run('admin@firm.test')).toEqual({
      exitCode: 1,
      message: expect.stringMatching(/^Not accepted after \d+ ms: 554 /),
    });
    expect(await run('admin')).toMatchObject({ exitCode: 2 });
    expect(await testMailCommand([], {})).toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('SMTP_URL'),
    });
  });
});

describe('the records of the sender’s domain', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const dkim = {
    domainName: 'good.test',
    keySelector: 'site',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  let dns: DnsServer;

  beforeAll(async () => {
    dns = await DnsServer.start({
      'good.test': { txt: ['other=1', 'v=spf1 include:mail.test -all'] },
      'site._domainkey.good.test': { txt: [`v=DKIM1; k=rsa; p=${key}`] },
      '_dmarc.good.test': { txt: ['v=DMARC1; p=none'] },
      'bad.test': { txt: ['v=spf1 -all', 'v=spf1 a -all'] },
      'old._domainkey.bad.test': { txt: ['v=DKIM1; p=AAAA'] },
      'mute.test': 'silent',
      '_dmarc.mute.test': 'silent',
    });
  });

  afterAll(() => dns.stop());

  const stateOf = async (domain: string, signing?: typeof dkim) => {
    const records = new SenderRecords(dns.resolver());
    const found = await records.check({ domain, reportsTo: 'office@firm.test', dkim: signing });
    return Object.fromEntries((found ?? []).map(({ record, state, toAdd }) => [record, [state, toAdd]]));
  };

  it('are found, missing with what to add, wrong, or not known', async () => {
    const asked = { found: ['found', null], unknown: ['unknown', null] };
    expect(await stateOf('good.test', dkim)).toEqual({
      spf: asked.found,
      dkim: asked.found,
      dmarc: asked.found,
    });
    expect((await stateOf('mail.good.test')).dmarc).toEqual(asked.found);
    expect(await stateOf('none.test', { ...dkim, domainName: 'none.test' })).toEqual({
      spf: ['missing', 'v=spf1 include:<your mail provider> -all'],
      dkim: ['missing', `v=DKIM1; k=rsa; p=${key}`],
      dmarc: ['missing', 'v=DMARC1; p=none; rua=mailto:office@firm.test'],
    });
    expect(await stateOf('bad.test', { ...dkim, domainName: 'bad.test', keySelector: 'old' })).toMatchObject({
      spf: ['wrong', null],
      dkim: ['wrong', `v=DKIM1; k=rsa; p=${key}`],
    });
    expect(await stateOf('mute.test')).toEqual({
      spf: asked.unknown,
      dkim: asked.unknown,
      dmarc: asked.unknown,
    });
  });

  it('are named by the command, with why a provider refuses', async () => {
    const records = await new SenderRecords(dns.resolver()).check({
      domain: 'none.test',
      reportsTo: 'office@firm.test',
    });
    const report = senderReport({ domain: 'none.test', records: records ?? null });

    expect(report).toContain(
      'SPF (none.test): missing\n  add TXT "v=spf1 include:<your mail provider> -all"',
    );
    expect(senderReport({ domain: 'none.test', records: null })).toContain('demonstration');
    for (const answer of ['550-5.7.26 Unauthenticated', '550 5.7.515 Access denied', '554 5.7.9 no'])
      expect(refusalHint(answer)).toContain('does not trust');
    expect(refusalHint('550 5.1.1 no such user')).toBeUndefined();
  });
});
