import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { auditActors, type AuditActor, type AuditDetails, type AuditEvent } from './audit-event.entity.js';
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

  @ApiProperty({ type: String, nullable: true, description: 'Where the service knows it: auth alone.' })
  actorName: string | null;

  @ApiProperty({ description: 'One of those that the query takes.' })
  action: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'What it happened to: an account, a lead, a project image.',
  })
  subjectId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it is called today: a username, a lead’s reference, a title. Null when it is gone.',
  })
  subjectName: string | null;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    description: 'What else is known of it, such as the `reason` of a failed sign-in.',
  })
  details: AuditDetails;
}

export class AuditPageResponse {
  @ApiProperty({ type: [AuditEventResponse], description: 'Newest first.' })
  events: AuditEventResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' })
  nextCursor: string | null;
}

export function toAuditPageResponse({ events, names, nextCursor }: AuditPage): AuditPageResponse {
  return { events: events.map((event) => toAuditEventResponse(event, names)), nextCursor };
}

function toAuditEventResponse(event: AuditEvent, names: AuditPage['names']): AuditEventResponse {
  const { id, at, actor, actorId, action, subjectId, address, details } = event;
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
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
