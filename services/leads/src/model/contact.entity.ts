import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { LeadColumns } from './lead.columns.js';

/** A message from the contact form. */
@Entity('contacts')
@Unique('UQ_contacts_reference', ['reference'])
@Check('CK_contacts_status', `"status" IN ('new', 'contacted', 'won', 'lost', 'spam')`)
@Check('CK_contacts_language', `"language" IN ('en', 'es')`)
@Check('CK_contacts_source', `"source" IN ('site', 'call', 'walk-in', 'referral', 'other')`)
@Check('CK_contacts_claimed_via', `"claimed_via" IN ('page', 'mail', 'push', 'answer')`)
@Check(
  'CK_contacts_lost_reason',
  `"lost_reason" IN ('price', 'timing', 'other_firm', 'no_answer', 'not_our_work', 'outside', 'other')`,
)
@Check('CK_contacts_cents', '"quoted_cents" >= 0 AND "job_cents" >= 0')
@Index('IX_contacts_created_at_id', ['createdAt', 'id'])
@Index('IX_contacts_deleted_at', ['deletedAt'], { where: '"deleted_at" IS NOT NULL' })
@Index('IX_contacts_status_created_at_id', ['status', 'createdAt', 'id'], { where: '"deleted_at" IS NULL' })
@Index('IX_contacts_phone_e164', ['phoneE164'], { where: '"phone_e164" IS NOT NULL' })
@Index('IX_contacts_owner_id', ['ownerId', 'status', 'createdAt', 'id'], {
  where: '"owner_id" IS NOT NULL AND "deleted_at" IS NULL',
})
@Index('IX_contacts_follow_up_on', ['followUpOn', 'id'], {
  where: `"status" = 'contacted' AND "follow_up_on" IS NOT NULL AND "deleted_at" IS NULL`,
})
@Index('IX_contacts_unclaimed', ['createdAt', 'id'], {
  where: `"status" = 'new' AND "claimed_at" IS NULL AND "deleted_at" IS NULL`,
})
@Index('IX_contacts_is_proof', ['createdAt'], { where: '"is_proof"' })
// Indexes of the same person's leads and of the search. TypeORM cannot describe an index on an expression, so migrations create them.
@Index('IX_contacts_mailbox', { synchronize: false })
@Index('IX_contacts_text', { synchronize: false })
export class Contact extends LeadColumns {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_contacts' }) id: string;

  @Column('text', { nullable: true }) phone: string | null;

  @Column('text') subject: string;

  /** The daily test lead (D15). It is born in the bin, so that nothing shows, counts or follows it. */
  @Column('boolean', { name: 'is_proof', default: false }) isProof: boolean;
}
