import type { Role } from '@sandhill/platform/identity/identity.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member of staff, copied from auth (D4). Accounts that auth has removed stay here, not active, for the names of old leads. */
@Entity('staff_members')
export class StaffMember {
  /** The account's id in auth. */
  @PrimaryColumn('uuid') id: string;

  @Column('text') username: string;

  @Column('text', { nullable: true }) email: string | null;

  /** As customers are told it; null until they set one. */
  @Column('text', { nullable: true }) firstName: string | null;

  @Column('text') role: Role;

  @Column('boolean') isActive: boolean;
}
