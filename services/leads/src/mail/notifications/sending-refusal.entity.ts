import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { Delivery } from '../../deliveries/delivery.entity.js';

/** A mail that a server rejected permanently. The server has accepted no other mail since. */
@Entity('sending_refusals')
@Check('CK_sending_refusals_server', `"server" IN ('main', 'fallback')`)
export class SendingRefusal {
  @PrimaryColumn('uuid') deliveryId: string;

  @OneToOne(() => Delivery, { onDelete: 'CASCADE' })
  @JoinColumn()
  delivery?: Relation<Delivery>;

  @Column('text') server: MailServerName;

  /** Hash that tells recipients apart without naming them. */
  @Column('text') recipientHash: string;

  /** Id of the mail to the fallback address that replaces the rejected mail. */
  @Column('uuid', { nullable: true }) insteadId: string | null;

  @Column('timestamptz', { default: () => 'now()' }) refusedAt: Date;
}
