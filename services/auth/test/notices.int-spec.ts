import { jest } from '@jest/globals';
import { createTestDatabase, releaseTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { NoticeSweep } from '../src/notices/notice-sweep.js';
import { oweNotice } from '../src/notices/owe-notice.js';
import { TestAuth } from './support/start-auth.js';

it('sends a notice once when auth is stopped and the mail server answers 14 s later', async () => {
  const mailbox = await Mailbox.start();
  const environment = { DATABASE_URL: await createTestDatabase('auth'), SMTP_URL: mailbox.url };
  const auth = await TestAuth.start(environment);
  let open!: () => void;
  mailbox.gate = new Promise<void>((resolve) => (open = resolve));
  const { id, email } = await auth.anAccount('marisol', 'quarry-lantern-58');
  await oweNotice(auth.dataSource.manager, id, { kind: 'password_changed', at: new Date() });
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
