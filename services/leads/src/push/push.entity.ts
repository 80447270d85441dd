import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Lead } from '../model/lead.entity.js';
import { PushDevice } from './push-device.entity.js';

/** What a message says: a new lead, one that no one has, or that the device works. */
export type PushKind = 'new_lead' | 'unclaimed' | 'test';

export type PushState = 'owed' | 'sending' | 'sent' | 'failed';

/** A message that a device is owed, for an hour. Its words are made at sending. */
@Entity('pushes')
@Unique('UQ_pushes_device_id_lead_id_kind', ['deviceId', 'leadId', 'kind'])
@Check('CK_pushes_state', `"state" IN ('owed', 'sending', 'sent', 'failed')`)
@Check('CK_pushes_lead', `("kind" = 'test') = ("lead_id" IS NULL)`)
@Index('IX_pushes_next_attempt_at', ['nextAttemptAt'], { where: `"state" IN ('owed', 'sending')` })
@Index('IX_pushes_lead_id', ['leadId'])
@Index('IX_pushes_created_at', ['createdAt'])
export class Push {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_pushes' }) id: string;

  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_pushes_lead_id' })
  lead?: Relation<Lead>;

  @Column('uuid', { name: 'device_id' }) deviceId: string;

  @ManyToOne(() => PushDevice, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'device_id', foreignKeyConstraintName: 'FK_pushes_device_id' })
  device?: Relation<PushDevice>;

  @Column('text') kind: PushKind;

  @Column('text', { default: 'owed' }) state: PushState;

  @Column('integer', { default: 0 }) attempts: number;

  /** Start of the hour during which it is tried. */
  @Column('timestamptz', { name: 'owed_since', default: () => 'now()' }) owedSince: Date;

  /** While it is being sent: when another worker may take it. */
  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' }) nextAttemptAt: Date;

  /** Fencing token: only the newest claim may record an outcome. */
  @Column('integer', { name: 'claim_number', default: 0 }) claimNumber: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
