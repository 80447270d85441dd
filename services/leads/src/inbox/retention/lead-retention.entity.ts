import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** For how many months after their arrival leads are kept (D20). Null keeps them; so does a missing row. */
@Entity('lead_retention')
@Check('CK_lead_retention_id', '"id" = 1')
@Check('CK_lead_retention_months', '"lost_and_spam_months" > 0 AND "all_months" > 0')
export class LeadRetention {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  @Column('integer', { nullable: true }) lostAndSpamMonths: number | null;

  @Column('integer', { nullable: true }) allMonths: number | null;
}
