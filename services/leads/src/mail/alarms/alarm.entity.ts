import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AlarmCause =
  | 'sending_paused'
  | 'mail_overdue'
  | 'mail_given_up'
  | 'mailbox_away'
  | 'certificate'
  | 'disk_full'
  | 'photos_not_kept'
  | 'leads_unclaimed'
  | 'urgent_unclaimed'
  | 'web_hook_off'
  | 'proof_missing';

/** Cause of an alarm, with the time before which no worker reports the cause again. */
@Entity('alarms')
export class Alarm {
  @PrimaryColumn('text') cause: AlarmCause;

  @Column('timestamptz') notBefore: Date;
}
