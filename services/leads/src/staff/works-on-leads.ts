import { mayActAs } from '@sandhill/platform/identity/identity.js';
import type { StaffMember } from './staff-member.entity.js';

export function worksOnLeads({ isActive, role }: Pick<StaffMember, 'isActive' | 'role'>): boolean {
  return isActive && mayActAs(role, 'user');
}
