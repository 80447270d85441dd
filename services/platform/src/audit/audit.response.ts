import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '../openapi/nullable-text.js';
import { auditActors, type AuditActor, type AuditDetails, type AuditEvent } from './audit-event.entity.js';
import type { AuditPage } from './audit-reader.js';

class AuditEventResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) at: string;

  @ApiProperty({
    enum: auditActors,
    description: '`operator`: a command on the machine; `system`: the service itself.',
  })
  actor: AuditActor;

  @NullableText({ format: 'uuid', description: 'The signed-in user who acted.' }) actorId: string | null;
  @NullableText({ description: 'Known to auth only.' }) actorName: string | null;
  @ApiProperty({ description: 'One of the values of the query parameter `action`.' }) action: string;

  @NullableText({ format: 'uuid', description: 'The account, lead or project image concerned.' })
  subjectId: string | null;

  @NullableText({ description: 'Its current username, reference or title. Null if it was deleted.' })
  subjectName: string | null;

  @NullableText() address: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    description: 'Further details, such as the `reason` of a failed sign-in.',
  })
  details: AuditDetails;
}

export class AuditPageResponse {
  @ApiProperty({ type: [AuditEventResponse], description: 'Newest first.' }) events: AuditEventResponse[];
  @NullableText({ description: 'Null on the last page.' }) nextCursor: string | null;
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
