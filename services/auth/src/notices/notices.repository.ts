import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { AccountNotice, type NoticeKind } from './account-notice.entity.js';

/** A notice that this process is sending. */
export interface ClaimedNotice {
  id: string;
  kind: NoticeKind;
  owedAt: Date;
  /** With this one. */
  attempts: number;
  username: string;
  email: string;
}

/** Mails that users are owed. */
@Injectable()
export class NoticesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Claims due notices: until `claimedUntil` no other process sends them. */
  async claim(
    now: Date,
    { claimedUntil, most }: { claimedUntil: Date; most: number },
  ): Promise<ClaimedNotice[]> {
    const [rows] = await this.dataSource.query<[ClaimedNotice[], number]>(
      `UPDATE account_notices AS notice SET attempts = attempts + 1, next_attempt_at = $2
         FROM users
        WHERE users.id = notice.user_id AND notice.id IN (
          SELECT id FROM account_notices WHERE next_attempt_at <= $1
           ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING notice.id, notice.kind, notice.owed_at AS "owedAt", notice.attempts, users.username, users.email`,
      [now, claimedUntil, most],
    );
    return rows;
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.manager.delete(AccountNotice, { id });
  }

  async putOff(id: string, nextAttemptAt: Date): Promise<void> {
    await this.dataSource.manager.update(AccountNotice, { id }, { nextAttemptAt });
  }

  /** @returns how many were removed */
  async removeOwedBefore(time: Date): Promise<number> {
    const { affected } = await this.dataSource.manager.delete(AccountNotice, { owedAt: LessThan(time) });
    return affected ?? 0;
  }
}
