import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Session } from './session.entity.js';

class OwnSessionResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'To the minute.' }) lastSeenAt: string;
  @ApiProperty({ format: 'date-time', description: 'When it ends even if used.' }) expiresAt: string;
  @NullableText({ description: 'User agent of the sign-in.' }) userAgent: string | null;
  @NullableText({ description: 'Address of the sign-in.' }) address: string | null;
  @ApiProperty({ description: 'Whether it is this request’s session.' }) isCurrent: boolean;
}

export class OwnSessionsResponse {
  @ApiProperty({ type: [OwnSessionResponse], description: 'Last used first.' })
  sessions: OwnSessionResponse[];
}

export function toOwnSessionsResponse(sessions: Session[], currentId: string): OwnSessionsResponse {
  return { sessions: sessions.map((session) => toOwnSessionResponse(session, currentId)) };
}

function toOwnSessionResponse(session: Session, currentId: string): OwnSessionResponse {
  const { id, createdAt, lastSeenAt, expiresAt, userAgent, address } = session;
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userAgent,
    address,
    isCurrent: id === currentId,
  };
}
