import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, Not } from 'typeorm';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { ExternalClient } from './external/external-client.js';
import { ExternalRequestFailure } from './external/external.errors.js';
import { newSecret } from './signature.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { toDelivery, type WebHookDeliveryResponse } from './web-hook-delivery.response.js';
import { WebHook, webHookEvents } from './web-hook.entity.js';
import type {
  ChangeWebHookDto,
  CreateWebHookDto,
  NewWebHookResponse,
  WebHookResponse,
} from './web-hooks.dto.js';
import { HookAddressRefused, maxHooks, TooManyHooks } from './web-hooks.errors.js';
import { WebHooksRepository, type ListedWebHook } from './web-hooks.repository.js';

const listedDeliveries = 50;
const now = () => 'now()';
const unknown = 'This web hook does not exist.';

@Injectable()
export class WebHooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hooks: WebHooksRepository,
    private readonly external: ExternalClient,
    private readonly deliveries: DeliveryQueue,
  ) {}

  async list(): Promise<WebHookResponse[]> {
    return (await this.hooks.list()).map(toWebHook);
  }

  /** @throws HookAddressRefused, TooManyHooks */
  async add(
    { url, events = [...webHookEvents] }: CreateWebHookDto,
    by: AuditedBy,
  ): Promise<NewWebHookResponse> {
    await this.check(url);
    const secret = newSecret();
    const id = await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, 'web-hooks');
      if ((await manager.count(WebHook)) >= maxHooks) throw new TooManyHooks();
      const hook = await manager.save(manager.create(WebHook, { url, events, secret }));
      await recordLeadAudit(manager, { ...by, action: 'web_hook_added', subjectId: hook.id });
      return hook.id;
    });
    return { ...(await this.read(id)), secret };
  }

  /** @throws HookAddressRefused, NotFound */
  async change(
    id: string,
    { url, events, isActive }: ChangeWebHookDto,
    by: AuditedBy,
  ): Promise<WebHookResponse> {
    if (url !== undefined) await this.check(url);
    await this.dataSource.transaction(async (manager) => {
      const hook = await manager.findOne(WebHook, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!hook) throw new NotFound(unknown);
      const isTurnedOn = isActive === true && !hook.isActive;
      const isMoved = url !== undefined && url !== hook.url;
      await manager.update(
        WebHook,
        { id },
        {
          ...(url !== undefined && { url, notBefore: null }),
          ...(isMoved && { failingSince: null }),
          ...(events && { events }),
          ...(isActive !== undefined && { isActive }),
          ...(isTurnedOn && { activeSince: now, derivedUntil: now }),
          ...(isTurnedOn && { failingSince: null, notBefore: null, givenUpAt: null, toldAt: null }),
          id,
        },
      );
      // The new address has not failed yet.
      if (isMoved) await manager.update(Delivery, { hookId: id, state: 'owed' }, { nextAttemptAt: now });
      await recordLeadAudit(manager, { ...by, action: 'web_hook_changed', subjectId: id });
    });
    return this.read(id);
  }

  /** @throws NotFound */
  async remove(id: string, by: AuditedBy): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(WebHook, { id });
      if (!affected) throw new NotFound(unknown);
      await recordLeadAudit(manager, { ...by, action: 'web_hook_deleted', subjectId: id });
    });
  }

  /** Queues a test event, even if the hook is turned off. @throws NotFound */
  async test(id: string, by: AuditedBy): Promise<WebHookDeliveryResponse> {
    await this.read(id);
    const delivery = await this.dataSource.transaction(async (manager) => {
      await recordLeadAudit(manager, { ...by, action: 'web_hook_tested', subjectId: id });
      const test = { channel: 'web-hook', hookId: id, kind: 'test', sourceId: randomUUID(), isByHand: true };
      return manager.save(manager.create(Delivery, test));
    });
    this.deliveries.enqueueInBackground('web-hook', [delivery.id]);
    return toDelivery(delivery);
  }

  /** @throws NotFound */
  async listDeliveries(id: string): Promise<WebHookDeliveryResponse[]> {
    await this.read(id);
    const deliveries = await this.dataSource.manager.find(Delivery, {
      where: { hookId: id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: listedDeliveries,
    });
    return deliveries.map(toDelivery);
  }

  /**
   * Sends a delivery again, whatever its outcome, unless it is being sent right now. The delivery keeps its id, so that
   * the receiver recognizes it.
   *
   * @throws NotFound
   */
  async sendAgain(hookId: string, id: string, by: AuditedBy): Promise<WebHookDeliveryResponse> {
    const delivery = await this.dataSource.transaction(async (manager) => {
      const again = {
        state: 'owed' as const,
        isByHand: true,
        attempts: 0,
        owedSince: now,
        nextAttemptAt: now,
      };
      const { affected } = await manager.update(Delivery, { id, hookId, state: Not('sending') }, again);
      if (affected)
        await recordLeadAudit(manager, { ...by, action: 'web_hook_sent_again', subjectId: hookId });
      return manager.findOneBy(Delivery, { id, hookId });
    });
    if (!delivery) throw new NotFound('This delivery does not exist.');
    this.deliveries.enqueueInBackground('web-hook', [id]);
    return toDelivery(delivery);
  }

  /** @throws HookAddressRefused */
  private async check(url: string): Promise<void> {
    try {
      await this.external.check(url);
    } catch (error) {
      if (error instanceof ExternalRequestFailure) throw new HookAddressRefused(error);
      throw error;
    }
  }

  /** @throws NotFound */
  private async read(id: string): Promise<WebHookResponse> {
    const [hook] = await this.hooks.list(id);
    if (!hook) throw new NotFound(unknown);
    return toWebHook(hook);
  }
}

function toWebHook(hook: ListedWebHook): WebHookResponse {
  const { id, url, events, isActive, owedCount, failingSince, givenUpAt, lastSentAt, createdAt } = hook;
  return {
    id,
    url,
    events,
    isActive,
    owedCount,
    failingSince: failingSince?.toISOString() ?? null,
    givenUpAt: givenUpAt?.toISOString() ?? null,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
