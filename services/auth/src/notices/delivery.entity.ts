import { DeliveryColumns } from '@sandhill/platform/delivery/delivery.columns.js';
import { Check, Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A mail to a user about their account: a notice of what happened, or a link to set a password. */
@Entity('deliveries')
@Check('CK_deliveries_state', `"state" IN ('owed', 'sending', 'sent', 'failed', 'held')`)
@Check('CK_deliveries_lease', `("state" = 'sending') = ("lease" IS NOT NULL)`)
@Index('IX_deliveries_next_attempt_at', ['channel', 'nextAttemptAt'], { where: `"state" = 'owed'` })
@Index('IX_deliveries_sending', ['channel'], { where: `"state" = 'sending'` })
@Index('IX_deliveries_created_at', ['createdAt'])
export class Delivery extends DeliveryColumns {
  @Column('uuid') userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: Relation<User>;

  /** Email address of the recipient. Null means the user's address at the time of sending. */
  @Column('text', { nullable: true }) recipient: string | null;

  @Column('timestamptz') happenedAt: Date;
}
