import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { webHookEvents, type WebHookEvent } from './web-hook.entity.js';

const states = ['owed', 'sending', 'sent', 'failed'] as const;

const kinds = [...webHookEvents, 'test'] as const;

export class WebHookDeliveryResponse {
  @ApiProperty({ format: 'uuid', description: 'The `webhook-id`.' }) id: string;
  @ApiProperty({ enum: kinds }) kind: WebHookEvent | 'test';
  @NullableText({ format: 'uuid' }) leadId: string | null;
  @ApiProperty({ enum: states }) state: (typeof states)[number];
  @ApiProperty({ type: 'integer' }) attempts: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The status of the last answer.' })
  lastStatus: number | null;
  @NullableText({
    description:
      'Why there was none: address_closed, address_invalid, name_unknown, not_reached, timeout or tls.',
  })
  lastError: string | null;
  @NullableText({ format: 'date-time', description: 'Set while it is owed.' }) nextAttemptAt: string | null;
  @NullableText({ format: 'date-time' }) sentAt: string | null;
  @ApiProperty({ format: 'date-time', description: 'When it happened.' }) happenedAt: string;
}

export function toDelivery(delivery: Delivery): WebHookDeliveryResponse {
  const { id, kind, leadId, state, attempts, lastStatus, lastError, nextAttemptAt, sentAt, happenedAt } =
    delivery;
  return {
    id,
    kind: kind as WebHookEvent | 'test',
    leadId,
    state: state as (typeof states)[number],
    attempts,
    lastStatus,
    lastError,
    nextAttemptAt: state === 'owed' ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    happenedAt: happenedAt.toISOString(),
  };
}
