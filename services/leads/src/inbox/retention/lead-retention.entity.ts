import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** For how many months after their arrival leads are kept (D20). Null keeps them; so does a missing row. */
@Entity('lead_retention')
@Check('CK_lead_retention_id', '"id" = 1')
@Check('CK_lead_retention_months', '"lost_and_spam_months" > 0 AND "all_months" > 0')
export class LeadRetention {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'PK_lead_retention' }) id: number;

  @Column('integer', { name: 'lost_and_spam_months', nullable: true }) lostAndSpamMonths: number | null;

  @Column('integer', { name: 'all_months', nullable: true }) allMonths: number | null;
}
