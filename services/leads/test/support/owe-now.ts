import type { INestApplication } from '@nestjs/common';
import { DueKinds } from '../../src/mail/kinds/due-kinds.js';
import { MailTools } from '../../src/mail/kinds/mail-tools.js';

/** Notes at once which mails are owed by now, however lately the worker has done so. */
export async function oweNow(worker: INestApplication): Promise<void> {
  await new DueKinds(worker.get(MailTools, { strict: false })).owe();
}
