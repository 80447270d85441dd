import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice to a member of staff that is sent at most once for a day. */
@Entity('staff_notices')
@Check('CK_staff_notices_kind', `"kind" IN ('hand_over', 'today', 'claim_ends')`)
export class StaffNotice {
  @PrimaryColumn('text') kind: 'hand_over' | 'today' | 'claim_ends';

  @PrimaryColumn('uuid') userId: string;

  /** The date in New York; for `claim_ends`, the last day on which the site shows a claim. */
  @PrimaryColumn('date') day: string;

  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
