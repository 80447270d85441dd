import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { LeadColumns } from './lead.columns.js';

/** A message from the contact form. */
@Entity('contacts')
@Unique('UQ_contacts_reference', ['reference'])
@Check('CK_contacts_status', `"status" IN ('new', 'contacted', 'won', 'lost', 'spam')`)
@Check('CK_contacts_language', `"language" IN ('en', 'es')`)
@Index('IX_contacts_created_at_id', ['createdAt', 'id'])
@Index('IX_contacts_deleted_at', ['deletedAt'], { where: '"deleted_at" IS NOT NULL' })
@Index('IX_contacts_status_created_at_id', ['status', 'createdAt', 'id'], { where: '"deleted_at" IS NULL' })
// The index of the search. TypeORM cannot describe an index on an expression, so a migration creates it.
@Index('IX_contacts_text', { synchronize: false })
export class Contact extends LeadColumns {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_contacts' }) id: string;

  @Column('text', { nullable: true }) phone: string | null;

  @Column('text') subject: string;
}
