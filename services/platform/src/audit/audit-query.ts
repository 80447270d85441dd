import type { Type } from '@nestjs/common';
import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { withCode } from '../validation/texts.js';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, isUUID, ValidateBy } from 'class-validator';
import { auditActors, type AuditActor } from './audit-event.entity.js';
import { PageCursor, PageLimit } from '../paging/page-query.js';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const IsInstant = () =>
  ValidateBy(
    {
      name: 'isInstant',
      validator: {
        validate: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
        defaultMessage: () => '$property must be a time such as 2026-03-04T05:06:07Z',
      },
    },
    { context: { code: 'invalid_time' } },
  );

const toInstant = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && instant.test(value) ? new Date(value) : value,
);

const IsActor = () =>
  ValidateBy(
    {
      name: 'isActor',
      validator: {
        validate: (value) => isUUID(value) || auditActors.some((actor) => actor === value),
        defaultMessage: () => `actor must be an account's id or one of: ${auditActors.join(', ')}`,
      },
    },
    { context: { code: 'unknown_actor' } },
  );

class AuditPageQuery {
  @ApiPropertyOptional({
    type: String,
    description: 'An account’s id, or a kind of actor: visitor, user, operator, system.',
  })
  @IsOptional()
  @IsActor()
  actor?: AuditActor | string;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'From this moment on.' })
  @IsOptional()
  @toInstant
  @IsInstant()
  from?: Date;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Before this moment.' })
  @IsOptional()
  @toInstant
  @IsInstant()
  to?: Date;

  @PageLimit(200, { default: 50 }) limit: number = 50;
  @PageCursor(200) cursor?: string;
}

export interface AuditQuery extends AuditPageQuery {
  action?: string;
}

export function auditQueryOf(actions: readonly string[]): Type<AuditQuery> {
  class AuditQueryOfService extends AuditPageQuery {
    @ApiPropertyOptional({ enum: actions })
    @IsOptional()
    @IsIn(actions, withCode('unknown_action', 'action is not one of the trail'))
    action?: string;
  }
  return AuditQueryOfService;
}
