import { Injectable, Logger } from '@nestjs/common';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { SharedCall } from '@sandhill/platform/process/shared-call.js';
import { DataSource, type EntityManager } from 'typeorm';
import { mailKinds } from '../kinds/all.js';
import { isForFormerStaff } from './former-staff.js';
import { PlannedAnswers } from './planned-answers.js';

/** Returns the SQL condition for a mail whose words are no longer true, see `MailKind.isTooLate`, or to former staff. */
export const isTooLate = (mail: string): string => {
  const cases = mailKinds.flatMap(({ name, isTooLate: condition }) =>
    condition ? [`WHEN '${name}' THEN ${condition(mail)}`] : [],
  );
  return `(CASE ${mail}.kind ${cases.join(' ')} ELSE false END OR ${isForFormerStaff(mail)})`;
};

/** Records the effects of a mail's outcome. */
@Injectable()
export class MailOutcomesRepository {
  private readonly log = new Logger(MailOutcomesRepository.name);
  /** Shared by mails that a server accepts at the same time. */
  private readonly acceptance: Record<MailServerName, SharedCall<unknown>> = {
    main: new SharedCall(() => this.forgetTrouble('main')),
    fallback: new SharedCall(() => this.forgetTrouble('fallback')),
  };

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

  /**
   * Records that the server accepts mail: it is neither rejecting nor unreachable. If PostgreSQL is unavailable, the
   * next accepted mail records it.
   */
  async noteAccepted(server: MailServerName): Promise<void> {
    await this.acceptance[server]
      .next()
      .catch((error: unknown) =>
        this.log.warn({ err: withoutParameters(error) }, 'accepted mail not noted for its server'),
      );
  }

  /**
   * Queues a mail to the fallback address in place of a mail to the office or to staff that failed permanently. The new
   * mail keeps the creation time, which determines the suspects that a digest reports. Some mails are for their
   * recipient alone.
   *
   * @returns the id of the new mail; undefined if none is needed or it exists already
   */
  async addInstead(manager: EntityManager, id: string): Promise<string | undefined> {
    const rows: Array<{ id: string }> = await manager.query(
      `INSERT INTO deliveries (channel, kind, lead_id, chat_message_id, recipient, created_at)
       SELECT channel, kind, lead_id, chat_message_id, 'fallback', created_at FROM deliveries
       WHERE id = $1 AND recipient NOT IN ('visitor', 'fallback') AND kind NOT IN ('address_changed', 'today', 'visit_cancelled')
       ON CONFLICT DO NOTHING RETURNING id`,
      [id],
    );
    return rows[0]?.id;
  }

  private async forgetTrouble(server: MailServerName): Promise<void> {
    await this.dataSource.query(
      `WITH refusals AS (DELETE FROM sending_refusals WHERE server = $1)
       DELETE FROM sending_pauses WHERE server = $1 AND cause = 'away'`,
      [server],
    );
  }
}
