import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { IsIn } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

const ways = ['page', 'push'] as const;

/** Request body of a claim. Claims may also be sent without a body. */
export class ClaimLeadDto {
  @ApiPropertyOptional({ enum: ways, default: 'page', description: 'Where "I have it" was pressed.' })
  @IsIn(ways, withCode('unknown_way', 'A lead cannot be claimed that way'))
  @MayBeAbsent()
  via?: (typeof ways)[number];
}
