import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dovecot } from '@sandhill/testing/servers/dovecot.ts';
import { freePort } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadMessage } from '../src/model/lead-message.entity.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { aMail, aReport, filePart, textPart } from './support/mails.js';
import { aPhonePicture } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const mails = { answers: 150, references: 100, foreign: 150, automatic: 60, bounces: 30 };
const leadCount = 30;
const megabyte = 1_000_000;

/** Options with which docker-compose.yml starts a worker. */
const asDeployed = ['--max-semi-space-size=4'];

/** Returns a process's memory in bytes: the current amount (`VmRSS`), or the highest since the last reset (`VmHWM`). */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Kills a worker without a shutdown. */
async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

describe('a mailbox of 500 mails', () => {
  let leads: Leads;
  let dovecot: Dovecot;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    leads = await Leads.start({ environment: { IMAP_URL: dovecot.url } });
    for (let count = 0; count < 2; count += 1)
      workers.push(
        spawn(process.execPath, [...asDeployed, join(import.meta.dirname, '../dist/worker.js')], {
          env: { ...leads.environment, PORT: String(await freePort()) },
          stdio: 'ignore',
        }),
      );
  });

  afterAll(async () => {
    await Promise.all(workers.map(end));
    await leads.stopAll();
    await dovecot.stop();
  });

  const aLead = async (index: number) => {
    const email = `load${index}@visitor.test`;
    const { id } = (
      await post(`${leads.url}/api/quotes`, aQuote({ email }), { 'x-forwarded-for': `203.0.113.${index}` })
    ).body;
    const [receipt] = await leads.mailbox.untilMailTo(email);
    return { id, email, to: receipt?.replyTo?.[0]?.address ?? '', messageId: receipt?.messageId ?? '' };
  };
  const lastUid = async () => {
    const [row] = await leads.database.query(`SELECT last_uid FROM mail_folders WHERE path = 'INBOX'`);
    return Number(row?.last_uid ?? 0);
  };

  it('has each in its lead once, with two workers, a new UIDVALIDITY, 30 MB and 10,000 parts, in 80 MB', async () => {
    // The requests are sent one after the other, because on a busy machine the leads service refuses some of many
    // simultaneous ones.
    const all: Array<Awaited<ReturnType<typeof aLead>>> = [];
    while (all.length < leadCount) all.push(await aLead(all.length));
    const of = (index: number) => all[index % leadCount] ?? { id: '', email: '', to: '', messageId: '' };
    await dovecot.deliver({ raw: aMail({ to: 'x@other.test' }) });
    await waitUntil('the first mail', async () => (await lastUid()) === 1);
    const before = workers.map(({ pid = 0 }) => {
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      return memoryOf(pid, 'VmRSS');
    });

    const file = filePart('drone.mov', 'video/quicktime', Buffer.alloc(15 * megabyte, 7));
    const picture = filePart('bed.jpg', 'image/jpeg', await aPhonePicture({ width: 3000, height: 2000 }));
    const raws = [
      ...times(mails.answers, (index) =>
        aMail({ from: of(index).email, to: of(index).to, text: `By token ${index}.` }),
      ),
      ...times(mails.references, (index) =>
        aMail({
          from: of(index).email,
          references: `<a@b> ${of(index).messageId}`,
          text: `By reference ${index}.`,
        }),
      ),
      ...times(mails.foreign, (index) =>
        aMail({ from: of(index).email, inReplyTo: `<${index}@other.test>` }),
      ),
      ...times(mails.automatic, (index) =>
        aMail({ from: of(index).email, to: of(index).to, headers: { 'Auto-Submitted': 'auto-replied' } }),
      ),
      ...times(mails.bounces, (index) => aReport(of(index).messageId)),
      aMail({ from: of(0).email, to: of(0).to, parts: [textPart('30 MB.'), picture, file, file] }),
      aMail({
        from: of(1).email,
        to: of(1).to,
        parts: [
          textPart('10,000 parts.'),
          ...times(10_000, (index) => filePart(`${index}.bin`, 'application/octet-stream', Buffer.from('x'))),
        ],
      }),
      aMail({
        from: of(2).email,
        to: of(2).to,
        text: 'A long header.',
        headers: { 'X-Long': 'x'.repeat(2 * megabyte).replaceAll(/(.{900})/g, '$1\r\n ') },
      }),
      aMail({
        from: of(3).email,
        to: of(3).to,
        parts: [`Content-Type: text/html\r\n\r\n${'<div>'.repeat(30_000)}Deep.`],
      }),
    ];
    await dovecot.deliver(...raws.map((raw) => ({ raw })));
    await waitUntil('all mails', async () => (await lastUid()) === raws.length + 1, 180_000);
    const used = workers.map(({ pid = 0 }, index) => memoryOf(pid, 'VmHWM') - (before[index] ?? 0));

    const check = async () => {
      const messages: LeadMessage[] = await leads.database.query(
        `SELECT text, lead_id AS "leadId" FROM lead_messages WHERE direction = 'in' ORDER BY text`,
      );
      const words = messages.map(({ leadId, text }) => `${leadId} ${text}`).toSorted();
      expect(words.filter((one) => one.includes('By '))).toEqual(
        [
          ...times(mails.answers, (index) => `${of(index).id} By token ${index}.`),
          ...times(mails.references, (index) => `${of(index).id} By reference ${index}.`),
        ].toSorted(),
      );
      expect(messages).toHaveLength(mails.answers + mails.references + 4);
      const desk = new Desk(leads);
      expect((await desk.read(of(0).id)).messages.find(({ text }) => text === '30 MB.')).toMatchObject({
        photoCount: 1,
        files: ['drone.mov', 'drone.mov'],
      });
      expect((await desk.read(of(1).id)).messages.find(({ text }) => text === '10,000 parts.')).toBeDefined();
      expect(messages.find(({ text }) => text.startsWith('Deep') || text === '')?.leadId).toBe(of(3).id);
      const kinds = await leads.database.query(
        `SELECT kind, count(*)::integer FROM lead_history WHERE kind IN ('auto_replied', 'mail_bounced') GROUP BY kind ORDER BY kind`,
      );
      expect(kinds).toEqual([
        { kind: 'auto_replied', count: mails.automatic },
        { kind: 'mail_bounced', count: mails.bounces },
      ]);
    };
    await check();
    expect(
      (await dovecot.list()).flatMap(({ flags }) => flags).filter((flag) => flag !== '\\Recent'),
    ).toEqual([]);

    await dovecot.renumber();
    const [reader] = workers;
    if (reader) await end(reader);
    // Ends the lease of the killed worker, which would otherwise last for up to a minute.
    await leads.database.query('UPDATE mailbox_readers SET until = now()');
    await waitUntil(
      'the new UIDs',
      async () => {
        const [row] = await leads.database.query(
          `SELECT uid_validity, last_uid FROM mail_folders WHERE path = 'INBOX'`,
        );
        return row.uid_validity === '4242' && Number(row.last_uid) === raws.length + 1;
      },
      180_000,
    );
    await check();
    for (const bytes of used) expect(bytes).toBeLessThanOrEqual(80 * megabyte);
  }, 420_000);
});
