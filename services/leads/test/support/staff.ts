import { StaffMember } from '../../src/staff/staff-member.entity.js';
import type { Leads } from './start-leads.js';

type Member = Partial<StaffMember> & Pick<StaffMember, 'id' | 'username'>;

/**
 * Adds accounts as auth would list them. They are active users without an email address, unless `members` say
 * otherwise.
 */
export async function addStaff(leads: Leads, ...members: Member[]): Promise<void> {
  const unless = { email: null, firstName: null, role: 'user', language: 'en', isActive: true } as const;
  await leads.database.getRepository(StaffMember).save(members.map((member) => ({ ...unless, ...member })));
}
