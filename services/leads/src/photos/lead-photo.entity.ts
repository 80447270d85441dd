import { Check, Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm';
import { LeadChild } from '../model/lead-child.js';

export type PhotoType = 'image/jpeg' | 'image/png';

export const photoStates = ['pending', 'stored', 'unreadable'] as const;

/** `pending`: bytes in this row; `stored`: in the bucket; `unreadable`: not decodable, bytes deleted after 7 days. */
export type PhotoState = (typeof photoStates)[number];

/** A visitor's photo. Its bytes are in the row until it is uploaded to the bucket. */
@Entity('lead_photos')
@Unique('UQ_lead_photos_lead_id_position', ['leadId', 'position'])
@Check('CK_lead_photos_state', `"state" IN ('pending', 'stored', 'unreadable')`)
@Check('CK_lead_photos_bytes', `"state" = 'unreadable' OR ("state" = 'stored') = ("bytes" IS NULL)`)
@Check('CK_lead_photos_storage_key', `("state" = 'stored') = ("storage_key" IS NOT NULL)`)
@Check('CK_lead_photos_type', `"type" IN ('image/jpeg', 'image/png')`)
@Index('IX_lead_photos_next_attempt_at', ['nextAttemptAt'], { where: `"state" = 'pending'` })
@Index('IX_lead_photos_thumbnail', ['createdAt'], { where: `"thumbnail" IS NOT NULL` })
@Index('IX_lead_photos_waiting', ['createdAt'], { where: `"bytes" IS NOT NULL` })
export class LeadPhoto extends LeadChild {
  /** Position among the lead's photos, from 0. */
  @Column('smallint') position: number;

  @Column('text', { default: 'pending' }) state: PhotoState;

  @Column('text') type: PhotoType;

  @Column('integer') width: number;

  @Column('integer') height: number;

  /** The visitor's original file, which is never served. */
  @Column('bytea', { nullable: true, select: false }) bytes: Buffer | null;

  /** A small JPEG for mails, made when the photo is moved to the bucket, and deleted after 7 days. */
  @Column('bytea', { nullable: true, select: false }) thumbnail: Buffer | null;

  @Column('text', { nullable: true }) storageKey: string | null;

  /**
   * Hash of the bytes as they were sent: a photo that the visitor's page sends twice is stored once. Null for photos
   * that are older than this column.
   */
  @Column('text', { nullable: true }) contentHash: string | null;

  @Column('integer', { default: 0 }) attempts: number;

  /**
   * Number of consecutive attempts that ended in a crash of the worker or the decoder, including the running one. An
   * attempt without a crash resets the number to 0.
   */
  @Column('integer', { default: 0 }) unansweredAttempts: number;

  @Column('timestamptz', { default: () => 'now()' }) nextAttemptAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
