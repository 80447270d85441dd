import { Column, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Contact } from './contact.entity.js';
import type { LeadKind } from './lead-status.js';
import { Quote } from './quote.entity.js';

/**
 * The first columns of a table whose rows belong to a lead: their id, and either a quote or a contact, which takes them along
 * when it is erased.
 */
export function OfLead(table: string) {
  abstract class RowOfLead {
    @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: `PK_${table}` }) id: string;

    @Column('uuid', { name: 'quote_id', nullable: true }) quoteId: string | null;

    @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
    @JoinColumn({ name: 'quote_id', foreignKeyConstraintName: `FK_${table}_quote_id` })
    quote?: Relation<Quote>;

    @Column('uuid', { name: 'contact_id', nullable: true }) contactId: string | null;

    @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
    @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: `FK_${table}_contact_id` })
    contact?: Relation<Contact>;
  }
  return RowOfLead;
}

/** Names a lead. */
export interface LeadId {
  kind: LeadKind;
  id: string;
}

/** The column by which such a row names its lead. */
export const leadColumn = ({ kind, id }: LeadId) => (kind === 'quote' ? { quoteId: id } : { contactId: id });
