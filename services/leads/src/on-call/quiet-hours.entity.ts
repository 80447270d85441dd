import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a person's devices stay silent but for what cannot wait (N4). A missing row means 8 pm to 7 am. */
@Entity('quiet_hours')
export class QuietHours {
  /** The account's id in auth. */
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_quiet_hours' }) userId: string;

  @Column('boolean', { name: 'is_on' }) isOn: boolean;

  /** By the office's clock. */
  @Column('time', { name: 'starts_at' }) startsAt: string;

  @Column('time', { name: 'ends_at' }) endsAt: string;
}
