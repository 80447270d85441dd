import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../model/lead.entity.js';

/** A mark by staff that a lead is spam or genuine. It is erased with the lead. */
@Entity('spam_marks')
@Index('IX_spam_marks_is_spam_marked_at', ['isSpam', 'markedAt'])
export class SpamMark {
  @PrimaryColumn('uuid') leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn()
  lead?: Relation<Lead>;

  @Column('boolean') isSpam: boolean;

  @Column('text', { array: true }) tokens: string[];

  @Column('timestamptz', { default: () => 'now()' }) markedAt: Date;
}
