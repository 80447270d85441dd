import { ApiProperty } from '@nestjs/swagger';
import { auditActions } from './audit-action.js';
import { auditActors, type AuditActor, type AuditEvent } from './audit-event.entity.js';
import type { AuditPage } from './audit-reader.js';

export class AuditEventResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    enum: auditActors,
    description: '`operator`: a command on the machine; `system`: the service by itself.',
  })
  actor: AuditActor;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The signed-in user who acted.' })
  actorId: string | null;

  @ApiProperty({ type: String, nullable: true })
  actorName: string | null;

  @ApiProperty({ enum: auditActions })
  action: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The account it happened to.' })
  subjectId: string | null;

  @ApiProperty({ type: String, nullable: true })
  subjectName: string | null;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    description: 'What else is known of it, such as the `reason` of a failed sign-in.',
  })
  details: Record<string, string | number | boolean>;
}

export class AuditPageResponse {
  @ApiProperty({ type: [AuditEventResponse], description: 'Newest first.' })
  events: AuditEventResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' })
  nextCursor: string | null;
}

export function toAuditPageResponse({ events, usernames, nextCursor }: AuditPage): AuditPageResponse {
  return { events: events.map((event) => toAuditEventResponse(event, usernames)), nextCursor };
}

function toAuditEventResponse(event: AuditEvent, usernames: AuditPage['usernames']): AuditEventResponse {
  const { id, at, actor, actorId, action, subjectId, address, details } = event;
  const nameOf = (accountId: string | null) => usernames.get(accountId ?? '') ?? null;
  return {
    id,
    at: at.toISOString(),
    actor,
    actorId,
    actorName: nameOf(actorId),
    action,
    subjectId,
    subjectName: nameOf(subjectId),
    address,
    details,
  };
}
