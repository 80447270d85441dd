import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What can be wrong with mail so that it has to be told another way. */
export type AlarmCause = 'sending_paused' | 'mail_overdue';

/** When a cause may be told of again: at most once an hour, whichever worker sees it. */
@Entity('alarms')
export class Alarm {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_alarms' }) cause: AlarmCause;

  @Column('timestamptz', { name: 'not_before' }) notBefore: Date;
}
