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
    expect(mail?.subject).toBe('Test mail of Sandhill Grounds');
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
      message: expect.stringMatching(/^Accepted after \d+ ms: 250 /),
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
