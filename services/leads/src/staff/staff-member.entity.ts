import type { Language } from '@sandhill/company/language.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A member of staff, copied from auth. Accounts that auth has removed stay as inactive members, so that leads still
 * show their names.
 */
@Entity('staff_members')
export class StaffMember {
  /** The account's id in auth. */
  @PrimaryColumn('uuid') id: string;

  @Column('text') username: string;

  @Column('text', { nullable: true }) email: string | null;

  /** First name that customers see; null until the person has set it. */
  @Column('text', { nullable: true }) firstName: string | null;

  @Column('text') role: Role;

  /** Language of mails to this person. */
  @Column('text', { default: 'en' }) language: Language;

  @Column('boolean') isActive: boolean;
}
