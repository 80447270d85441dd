import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { WebHook } from './web-hook.entity.js';

/** Hours of failures after which a hook is turned off, and hours after which an undelivered event is given up. */
export const giveUpAfterHours = 72;

const notBefore = `now() + $2::integer * interval '1 millisecond'`;

export type ListedWebHook = WebHook & { owedCount: number };

@Injectable()
export class WebHooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(id?: string): Promise<ListedWebHook[]> {
    const hooks = await this.dataSource.manager.find(WebHook, {
      where: id === undefined ? {} : { id },
      order: { createdAt: 'ASC' },
    });
    const counts: Array<{ id: string; count: number }> = await this.dataSource.query(
      `SELECT hook_id AS id, count(*)::integer AS count FROM deliveries
       WHERE channel = 'web-hook' AND state IN ('owed', 'sending') GROUP BY hook_id`,
    );
    const owed = new Map(counts.map(({ id: hookId, count }) => [hookId, count]));
    return hooks.map((hook) => Object.assign(hook, { owedCount: owed.get(hook.id) ?? 0 }));
  }

  async addressOf(id: string): Promise<Pick<WebHook, 'url' | 'secret'>> {
    const hook = await this.dataSource.manager.findOneBy(WebHook, { id });
    if (!hook) throw new NotFound('This web hook does not exist.');
    return hook;
  }

  /**
   * Records a success, and pauses the hook for `restMs` milliseconds. If the hook was failing, its unsent deliveries
   * become due immediately.
   */
  async markReached(manager: EntityManager, id: string, restMs: number | null): Promise<void> {
    await manager.query(
      `WITH due AS (
         UPDATE deliveries SET next_attempt_at = now()
         WHERE hook_id = (SELECT h.id FROM web_hooks h WHERE h.id = $1 AND h.failing_since IS NOT NULL)
           AND state = 'owed' AND next_attempt_at > now())
       UPDATE web_hooks SET last_sent_at = now(), failing_since = NULL, not_before = ${notBefore} WHERE id = $1`,
      [id, restMs],
    );
  }

  /** Records a failure, and pauses the hook for `restMs` milliseconds. */
  async noteFailing(manager: EntityManager, id: string, restMs: number | null): Promise<void> {
    await manager.query(
      `UPDATE web_hooks
       SET failing_since = coalesce(failing_since, now()), not_before = ${notBefore} WHERE id = $1`,
      [id, restMs],
    );
  }

  async giveUpFailing(): Promise<void> {
    await this.dataSource.query(
      `UPDATE web_hooks SET is_active = false, given_up_at = now(), told_at = NULL
       WHERE is_active AND failing_since <= now() - interval '${giveUpAfterHours} hours'`,
    );
  }

  countGivenUp(): Promise<number> {
    return this.dataSource.manager.countBy(WebHook, { givenUpAt: Not(IsNull()) });
  }

  listUnreported(): Promise<WebHook[]> {
    return this.dataSource.manager.findBy(WebHook, { givenUpAt: Not(IsNull()), toldAt: IsNull() });
  }

  async markReported(ids: readonly string[]): Promise<void> {
    await this.dataSource.manager.update(WebHook, { id: In(ids) }, { toldAt: () => 'now()' });
  }
}
