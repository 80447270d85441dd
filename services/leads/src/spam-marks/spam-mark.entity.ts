import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../model/lead.entity.js';

/** Staff's word on a lead: spam or genuine (N13). It is erased with the lead. */
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
