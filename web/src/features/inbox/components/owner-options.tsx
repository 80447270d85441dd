import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import type { StaffMember, StaffName } from '../../../types/api';

interface OwnerOptionsProps {
  /** The staff, loaded by the caller: if a select's options changed without it, it would lose its value. */
  staff: StaffMember[] | undefined;
  userId: string;
  /** The current owner, whose account may be disabled. */
  owner: StaffName | null;
}

/** The options of the owner field: the user first, then all other active staff. */
export function OwnerOptions({ staff, userId, owner }: OwnerOptionsProps) {
  const { next } = useContent(deskContent);
  const active = (staff ?? []).filter(({ isActive }) => isActive);
  const others = active.filter(({ id }) => id !== userId);
  const isMissing = owner !== null && !active.some(({ id }) => id === owner.id);
  // Accounts are copied once a minute: an owner whom the list does not know is new.
  const hasLeft = staff?.some(({ id, isActive }) => id === owner?.id && !isActive);
  const nameOf = ({ id, username }: StaffName) => (id === userId ? next.me(username) : username);
  return (
    <>
      <option value="">{next.noOwner}</option>
      {[...active.filter(({ id }) => id === userId), ...others].map((member) => (
        <option key={member.id} value={member.id}>
          {nameOf(member)}
        </option>
      ))}
      {isMissing && (
        <option value={owner.id} disabled>
          {hasLeft ? next.former(owner.username) : nameOf(owner)}
        </option>
      )}
    </>
  );
}
