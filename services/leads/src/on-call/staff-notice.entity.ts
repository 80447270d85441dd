import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to a member of staff that a day has once. */
@Entity('staff_notices')
@Check('CK_staff_notices_kind', `"kind" IN ('hand_over', 'today', 'claim_ends')`)
export class StaffNotice {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_staff_notices' }) kind:
    'hand_over' | 'today' | 'claim_ends';

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_staff_notices' }) userId: string;

  /** The office's; of a claim of the site, its last. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_staff_notices' }) day: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
