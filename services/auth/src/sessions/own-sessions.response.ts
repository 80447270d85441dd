import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import type { Session } from './session.entity.js';

export class OwnSessionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'To the minute.' })
  lastSeenAt: string;

  @ApiProperty({ format: 'date-time', description: 'When it ends at the latest.' })
  expiresAt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the browser called itself at the sign-in.',
  })
  userAgent: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'From where the sign-in came.' })
  address: string | null;

  @ApiProperty({ description: 'Whether this request came with it.' })
  isCurrent: boolean;
}

export class OwnSessionsResponse {
  @ApiProperty({ type: [OwnSessionResponse], description: 'The one used last first.' })
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
