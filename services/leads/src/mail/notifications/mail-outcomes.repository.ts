import { Injectable } from '@nestjs/common';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { DataSource, type EntityManager } from 'typeorm';
import { mailKinds } from '../kinds/all.js';
import { isForFormerStaff } from './former-staff.js';
import { PlannedAnswers } from './planned-answers.js';

const personalKinds = mailKinds.filter(({ isPersonal }) => isPersonal).map(({ name }) => `'${name}'`);

/**
 * Returns the SQL condition for a mail whose text is no longer true (see `MailKind.isTooLate`) or that goes to former
 * staff.
 */
export const isTooLate = (mail: string): string => {
  const cases = mailKinds.flatMap(({ name, isTooLate: condition }) =>
    condition ? [`WHEN '${name}' THEN ${condition(mail)}`] : [],
  );
  return `(CASE ${mail}.kind ${cases.join(' ')} ELSE false END OR ${isForFormerStaff(mail)})`;
};

/** Records the effects of a mail's outcome, in the transaction that records the outcome. */
@Injectable()
export class MailOutcomesRepository {
  constructor(
    readonly planned: PlannedAnswers,
    private readonly dataSource: DataSource,
  ) {}

  async giveUpTooLate(): Promise<void> {
    await this.dataSource.query(
      `UPDATE deliveries d SET state = 'failed', last_error = 'It is too late for this email'
       WHERE d.channel = 'mail' AND d.state = 'owed' AND ${isTooLate('d')}`,
    );
  }

  /** Records that the server accepted a mail, which ends a series of rejections and an outage. */
  async noteAccepted(manager: EntityManager, server: MailServerName): Promise<void> {
    await manager.query(
      `WITH refusals AS (DELETE FROM sending_refusals WHERE server = $1)
       DELETE FROM sending_pauses WHERE server = $1 AND cause = 'away'`,
      [server],
    );
  }

  /**
   * Queues a mail to the fallback address in place of a mail to the office or to staff that failed permanently. The new
   * mail keeps the creation time, on which the list of suspects in a digest depends, and the cause (`source_id`,
   * `happened_at`), without which the new mail could count as a duplicate or as too late. Personal mails are not
   * replaced.
   *
   * @returns the id of the new mail; undefined if none is needed or it exists already
   */
  async addInstead(manager: EntityManager, id: string): Promise<string | undefined> {
    const rows: Array<{ id: string }> = await manager.query(
      `INSERT INTO deliveries (channel, kind, lead_id, chat_message_id, recipient, source_id, happened_at, created_at)
       SELECT channel, kind, lead_id, chat_message_id, 'fallback', source_id, happened_at, created_at FROM deliveries
       WHERE id = $1 AND recipient NOT IN ('visitor', 'fallback') AND kind NOT IN (${personalKinds.join(', ')})
       ON CONFLICT DO NOTHING RETURNING id`,
      [id],
    );
    return rows[0]?.id;
  }
}
