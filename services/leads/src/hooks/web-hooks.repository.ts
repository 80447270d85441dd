import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { giveUpAfterHours } from '../mail/notifications/retry-policy.js';
import { WebHook } from './web-hook.entity.js';

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
      `SELECT hook_id AS id, count(*)::integer AS count FROM web_hook_deliveries
       WHERE state IN ('owed', 'sending') GROUP BY hook_id`,
    );
    const owed = new Map(counts.map(({ id: hookId, count }) => [hookId, count]));
    return hooks.map((hook) => Object.assign(hook, { owedCount: owed.get(hook.id) ?? 0 }));
  }

  /** Switches off what has failed for three days. */
  async giveUpFailing(): Promise<void> {
    await this.dataSource.query(
      `UPDATE web_hooks SET is_active = false, given_up_at = now(), told_at = NULL
       WHERE is_active AND failing_since <= now() - interval '${giveUpAfterHours} hours'`,
    );
  }

  /** Hooks that were switched off, and that no alarm reported. */
  listUntold(): Promise<WebHook[]> {
    return this.dataSource.manager.findBy(WebHook, { givenUpAt: Not(IsNull()), toldAt: IsNull() });
  }

  async markTold(ids: readonly string[]): Promise<void> {
    await this.dataSource.manager.update(WebHook, { id: In(ids) }, { toldAt: () => 'now()' });
  }
}
