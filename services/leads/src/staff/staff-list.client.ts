import { isEmailAddress } from '@sandhill/company/email-address.js';
import { languages } from '@sandhill/company/language.js';
import { roles } from '@sandhill/platform/identity/identity.js';
import { signServiceCall } from '@sandhill/platform/service-call/service-call.js';
import { isUUID } from 'class-validator';
import type { StaffMember } from './staff-member.entity.js';

const answerTimeoutMs = 5_000;
const call = { from: 'leads', to: 'auth', what: 'staff' };

/**
 * Reads the list of accounts from auth.
 *
 * @throws if there is no answer within 5 s, or the answer is an error or invalid
 */
export async function fetchStaffList(authUrl: string, secret: string): Promise<StaffMember[]> {
  const response = await fetch(new URL('/api/internal/staff', authUrl), {
    headers: { authorization: signServiceCall(secret, call) },
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (!response.ok) throw new Error(`auth answered ${response.status}`);
  const { staff } = (await response.json()) as { staff?: unknown };
  // There is always an owner, so an empty list is an error, and must not make everyone inactive.
  if (!Array.isArray(staff) || staff.length === 0) throw new Error('auth answered without a list');
  return staff.map(toMember);
}

/** Reads an entry of auth's list. A member with a role that this version does not know counts as inactive. */
function toMember(entry: unknown): StaffMember {
  const { id, username, email, firstName, role, language, isActive } = (entry ?? {}) as Record<
    string,
    unknown
  >;
  if (!isUUID(id) || typeof username !== 'string') throw new Error('auth answered with an unknown entry');
  const known = roles.find((one) => one === role);
  return {
    id: id as string,
    username,
    email: isEmailAddress(email) ? email : null,
    firstName: typeof firstName === 'string' ? firstName : null,
    role: known ?? 'user',
    language: languages.find((one) => one === language) ?? 'en',
    isActive: isActive === true && known !== undefined,
  };
}
