import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a person's devices stay silent but for what cannot wait (N4). A missing row means 8 pm to 7 am. */
@Entity('quiet_hours')
export class QuietHours {
  /** The account's id in auth. */
  @PrimaryColumn('uuid') userId: string;

  @Column('boolean') isOn: boolean;

  /** By the office's clock. */
  @Column('time') startsAt: string;

  @Column('time') endsAt: string;
}
