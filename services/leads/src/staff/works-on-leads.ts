import { mayActAs } from '@sandhill/platform/identity/identity.js';
import type { StaffMember } from './staff-member.entity.js';

export function worksOnLeads({ isActive, role }: Pick<StaffMember, 'isActive' | 'role'>): boolean {
  return isActive && mayActAs(role, 'user');
}

/** SQL: the ids of the members for whom {@link worksOnLeads} is false. */
export const notOnLeads = `SELECT id FROM staff_members WHERE NOT is_active OR role = 'crew'`;
