import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { lostReasons, type LostReason } from '../../model/lead-desk.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { ChangedText, OptionalEmail, OptionalText } from '../../model/lead-fields.js';
import { leadStatuses, type LeadStatus } from '../../model/lead-status.js';
import { quoteServiceIds, ServiceIds } from '../../model/quote-services.js';
import { Cents, OfficeDay } from './change-fields.js';

/** Fields that can be changed for several leads in one request. */
export class CommonChangesDto {
  @ApiPropertyOptional({ enum: leadStatuses })
  @IsIn(leadStatuses, withCode('unknown_status', 'This is not a lead status'))
  @MayBeAbsent()
  status?: LeadStatus;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'A member of staff who works on leads; null for no one. An owner claims an unclaimed lead; a new one that is given to no one is unclaimed again.',
  })
  @IsUUID('all', withCode('unknown_owner', 'This is not a member of staff who works on leads'))
  @IsOptional()
  ownerId?: string | null;
}

/** Changes to a lead. At least one field is required. */
export class ChangeLeadDto extends CommonChangesDto {
  @OfficeDay('The day of the next step; null for none.')
  followUpOn?: string | null;

  @ChangedText({ missing: 'Please enter a name', max: 200 })
  name?: string;

  @OptionalEmail()
  email?: string | null;

  @OptionalText({ max: 40 })
  phone?: string | null;

  @OptionalText({ max: 500, description: 'Quotes only.' })
  address?: string | null;

  @ApiPropertyOptional({
    enum: quoteServiceIds,
    isArray: true,
    description: 'Quotes only. Duplicates are dropped.',
  })
  @ServiceIds()
  @MayBeAbsent()
  services?: QuoteServiceId[];

  @Cents('The quoted amount, in cents.')
  quotedCents?: number | null;

  @Cents('What the job brought, in cents.')
  jobCents?: number | null;

  @ApiPropertyOptional({ enum: lostReasons, nullable: true })
  @IsIn(lostReasons, withCode('unknown_reason', 'Please choose a reason from the list'))
  @IsOptional()
  lostReason?: LostReason | null;
}
