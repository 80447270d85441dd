import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Hours in which a person's devices get only urgent messages. A missing row means 8 pm to 7 am. */
@Entity('quiet_hours')
export class QuietHours {
  /** The account's id in auth. */
  @PrimaryColumn('uuid') userId: string;

  @Column('boolean') isOn: boolean;

  /** Wall-clock times in New York. */
  @Column('time') startsAt: string;

  @Column('time') endsAt: string;
}
