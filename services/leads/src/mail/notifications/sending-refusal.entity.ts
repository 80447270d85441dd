import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { Delivery } from '../../deliveries/delivery.entity.js';

/** A mail that a server rejected permanently, and since which the server has accepted none. */
@Entity('sending_refusals')
@Check('CK_sending_refusals_server', `"server" IN ('main', 'fallback')`)
export class SendingRefusal {
  @PrimaryColumn('uuid', { name: 'delivery_id', primaryKeyConstraintName: 'PK_sending_refusals' })
  deliveryId: string;

  @OneToOne(() => Delivery, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'delivery_id',
    foreignKeyConstraintName: 'FK_sending_refusals_delivery_id',
  })
  delivery?: Relation<Delivery>;

  @Column('text') server: MailServerName;

  /** Distinguishes recipients without naming them. */
  @Column('text', { name: 'recipient_hash' }) recipientHash: string;

  /** The mail to the fallback address that replaces it. */
  @Column('uuid', { name: 'instead_id', nullable: true }) insteadId: string | null;

  @Column('timestamptz', { name: 'refused_at', default: () => 'now()' }) refusedAt: Date;
}
