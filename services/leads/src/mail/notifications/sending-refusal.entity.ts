import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { MailServerName } from '../../config/mail-server-name.js';
import { Notification } from './notification.entity.js';

/** A mail that was refused and given up, and no mail has been taken by that server since. */
@Entity('sending_refusals')
@Check('CK_sending_refusals_server', `"server" IN ('main', 'fallback')`)
export class SendingRefusal {
  @PrimaryColumn('uuid', { name: 'notification_id', primaryKeyConstraintName: 'PK_sending_refusals' })
  notificationId: string;

  @OneToOne(() => Notification, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'notification_id',
    foreignKeyConstraintName: 'FK_sending_refusals_notification_id',
  })
  notification?: Relation<Notification>;

  @Column('text') server: MailServerName;

  /** Tells recipients apart, and names none. */
  @Column('text', { name: 'recipient_hash' }) recipientHash: string;

  /** The mail that was owed to the fallback address in its place. */
  @Column('uuid', { name: 'instead_id', nullable: true }) insteadId: string | null;

  @Column('timestamptz', { name: 'refused_at', default: () => 'now()' }) refusedAt: Date;
}
