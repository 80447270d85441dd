import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is so wrong that it has to be told another way than by mail as usual. */
export type AlarmCause =
  'sending_paused' | 'mail_overdue' | 'mail_given_up' | 'disk_full' | 'photos_not_kept';

/** When a cause may be told of again: at most once an hour, whichever worker sees it. */
@Entity('alarms')
export class Alarm {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_alarms' }) cause: AlarmCause;

  @Column('timestamptz', { name: 'not_before' }) notBefore: Date;
}
