import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { LeadColumns } from './lead.columns.js';
import type { AreaMatch } from '@sandhill/company/match-area.js';

/** A request for a quote. */
@Entity('quotes')
@Unique('UQ_quotes_reference', ['reference'])
@Check('CK_quotes_status', `"status" IN ('new', 'contacted', 'won', 'lost', 'spam')`)
@Check('CK_quotes_language', `"language" IN ('en', 'es')`)
@Check('CK_quotes_area_match', `"area_match" IN ('served', 'nearby', 'outside', 'unknown')`)
@Check('CK_quotes_source', `"source" IN ('site', 'call', 'walk-in', 'referral', 'other')`)
@Check('CK_quotes_claimed_via', `"claimed_via" IN ('page', 'mail', 'push', 'answer')`)
@Check(
  'CK_quotes_lost_reason',
  `"lost_reason" IN ('price', 'timing', 'other_firm', 'no_answer', 'not_our_work', 'outside', 'other')`,
)
@Check('CK_quotes_cents', '"quoted_cents" >= 0 AND "job_cents" >= 0')
@Index('IX_quotes_created_at_id', ['createdAt', 'id'])
@Index('IX_quotes_deleted_at', ['deletedAt'], { where: '"deleted_at" IS NOT NULL' })
@Index('IX_quotes_status_created_at_id', ['status', 'createdAt', 'id'], { where: '"deleted_at" IS NULL' })
@Index('IX_quotes_phone_e164', ['phoneE164'], { where: '"phone_e164" IS NOT NULL' })
@Index('IX_quotes_owner_id', ['ownerId', 'status', 'createdAt', 'id'], {
  where: '"owner_id" IS NOT NULL AND "deleted_at" IS NULL',
})
@Index('IX_quotes_follow_up_on', ['followUpOn', 'id'], {
  where: `"status" = 'contacted' AND "follow_up_on" IS NOT NULL AND "deleted_at" IS NULL`,
})
@Index('IX_quotes_unclaimed', ['createdAt', 'id'], {
  where: `"status" = 'new' AND "claimed_at" IS NULL AND "deleted_at" IS NULL`,
})
// Indexes of the same person's leads and of the search. TypeORM cannot describe an index on an expression, so migrations create them.
@Index('IX_quotes_mailbox', { synchronize: false })
@Index('IX_quotes_text', { synchronize: false })
export class Quote extends LeadColumns {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_quotes' }) id: string;

  @Column('text', { nullable: true }) phone: string | null;

  /** Null only where staff typed the lead in. */
  @Column('text', { nullable: true }) address: string | null;

  /** Empty only where staff typed the lead in. */
  @Column('text', { array: true }) services: QuoteServiceId[];

  /** Service-area match of the address, computed at submission (decision L10). */
  @Column('text', { name: 'area_match' }) areaMatch: AreaMatch;

  @Column('text', { name: 'area_name', nullable: true }) areaName: string | null;
}
