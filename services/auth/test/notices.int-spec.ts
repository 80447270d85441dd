import { jest } from '@jest/globals';
import { createTestDatabase, releaseTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { NoticeSweep } from '../src/notices/notice-sweep.js';
import { queueNotice } from '../src/notices/queue-notice.js';
import { TestAuth } from './support/start-auth.js';

it('sends a notice once when auth is stopped and the mail server answers 14 s later', async () => {
  const mailbox = await Mailbox.start();
  const environment = { DATABASE_URL: await createTestDatabase('auth'), SMTP_URL: mailbox.url };
  const auth = await TestAuth.start(environment);
  let open!: () => void;
  mailbox.gate = new Promise<void>((resolve) => (open = resolve));
  const { id, email } = await auth.anAccount('marisol', 'quarry-lantern-58');
  await queueNotice(auth.dataSource.manager, id, { kind: 'password_changed', at: new Date() });
  await waitUntil('a mail at the gate', async () => mailbox.waiting === 1);

  jest.useFakeTimers();
  auth.app.get(NoticeSweep, { strict: false }).onModuleDestroy();
  jest.advanceTimersByTime(14_000);
  jest.useRealTimers();
  const stopped = auth.stop();
  open();
  await stopped;

  const next = await TestAuth.start(environment);
  expect(await next.owedNotices('marisol')).toEqual([]);
  expect(mailbox.to(email)).toHaveLength(1);
  await next.stop();
  await releaseTestDatabase(environment.DATABASE_URL);
  await mailbox.close();
});

it('goes out by the second mail server when the first has failed for ten minutes, and not before', async () => {
  const second = await Mailbox.start();
  const auth = await TestAuth.start({
    DATABASE_URL: await createTestDatabase('auth'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_FALLBACK_URL: second.url,
  });
  const { id, email } = await auth.anAccount('marisol', 'quarry-lantern-58');
  await queueNotice(auth.dataSource.manager, id, { kind: 'password_changed', at: auth.clock.now() });
  const sweep = () => auth.app.get(NoticeSweep, { strict: false }).run();
  await sweep();
  await eventually(async () =>
    expect(await auth.dataSource.query('SELECT attempts FROM deliveries')).toEqual([{ attempts: 1 }]),
  );
  expect(second.mails).toEqual([]);

  auth.clock.forward({ minutes: 10 });
  await auth.dataSource.query('UPDATE deliveries SET next_attempt_at = now()');
  await sweep();

  expect(await second.untilMailTo(email)).toHaveLength(1);
  await auth.stop();
  await releaseTestDatabase(auth.config.DATABASE_URL);
  await second.close();
});
