import { Injectable } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { WebHook } from './web-hook.entity.js';

/** A hook that fails for so long is switched off, and an event for it is given up. */
export const giveUpAfterHours = 72;

/** A hook with how much it still owes. */
export type ListedWebHook = WebHook & { owedCount: number };

/** The hooks, and which of them fail. */
@Injectable()
export class WebHooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
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

  /** Where a hook's events go. @throws NotFound */
  async addressOf(id: string): Promise<Pick<WebHook, 'url' | 'secret'>> {
    const hook = await this.dataSource.manager.findOneBy(WebHook, { id });
    if (!hook) throw new NotFound('This web hook does not exist.');
    return hook;
  }

  /** Ends a hook's failures: what it owes is then due at once. */
  async noteReached(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `WITH due AS (
         UPDATE deliveries SET next_attempt_at = now()
         WHERE hook_id = (SELECT h.id FROM web_hooks h WHERE h.id = $1 AND h.failing_since IS NOT NULL)
           AND state = 'owed' AND next_attempt_at > now())
       UPDATE web_hooks SET last_sent_at = now(), failing_since = NULL, not_before = NULL WHERE id = $1`,
      [id],
    );
  }

  /** Nothing is sent to the hook for `restMs`. */
  async noteFailing(manager: EntityManager, id: string, restMs: number): Promise<void> {
    await manager.query(
      `UPDATE web_hooks
       SET failing_since = coalesce(failing_since, now()),
           not_before = CASE WHEN $2 > 0 THEN now() + $2 * interval '1 millisecond' ELSE not_before END
       WHERE id = $1`,
      [id, restMs],
    );
  }

  /** Switches off what has failed for three days. */
  async giveUpFailing(): Promise<void> {
    await this.dataSource.query(
      `UPDATE web_hooks SET is_active = false, given_up_at = now(), told_at = NULL
       WHERE is_active AND failing_since <= now() - interval '${giveUpAfterHours} hours'`,
    );
  }

  /** How many three days of failures switched off. */
  countGivenUp(): Promise<number> {
    return this.dataSource.manager.countBy(WebHook, { givenUpAt: Not(IsNull()) });
  }

  /** Hooks that were switched off, and that no alarm reported. */
  listUntold(): Promise<WebHook[]> {
    return this.dataSource.manager.findBy(WebHook, { givenUpAt: Not(IsNull()), toldAt: IsNull() });
  }

  async markTold(ids: readonly string[]): Promise<void> {
    await this.dataSource.manager.update(WebHook, { id: In(ids) }, { toldAt: () => 'now()' });
  }
}
