import type { INestApplication } from '@nestjs/common';
import { DueKinds } from '../../src/mail/kinds/due-kinds.js';
import { MailTools } from '../../src/mail/kinds/mail-tools.js';

/** Queues the mails that are due at this moment, no matter when the worker last did so. */
export async function addDueNow(worker: INestApplication): Promise<void> {
  await new DueKinds(worker.get(MailTools, { strict: false })).addDue();
}
