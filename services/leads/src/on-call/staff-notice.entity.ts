import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to a member of staff that a day has once. */
@Entity('staff_notices')
@Check('CK_staff_notices_kind', `"kind" IN ('hand_over', 'today', 'claim_ends')`)
export class StaffNotice {
  @PrimaryColumn('text') kind: 'hand_over' | 'today' | 'claim_ends';

  @PrimaryColumn('uuid') userId: string;

  /** The office's; of a claim of the site, its last. */
  @PrimaryColumn('date') day: string;

  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
