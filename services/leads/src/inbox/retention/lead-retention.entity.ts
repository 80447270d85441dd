import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Numbers of months after which leads are erased, counted from their arrival. Null, or a missing row, means never. */
@Entity('lead_retention')
@Check('CK_lead_retention_id', '"id" = 1')
@Check('CK_lead_retention_months', '"lost_and_spam_months" > 0 AND "all_months" > 0')
export class LeadRetention {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  @Column('integer', { nullable: true }) lostAndSpamMonths: number | null;

  @Column('integer', { nullable: true }) allMonths: number | null;

  @Column('integer', { default: 0 }) revision: number;
}
