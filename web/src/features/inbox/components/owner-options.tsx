import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import type { StaffMember, StaffName } from '../../../types/api';

interface OwnerOptionsProps {
  /** Asked for beside the field: a select whose options change without it loses its value. */
  staff: StaffMember[] | undefined;
  userId: string;
  /** The owner now, who may have left. */
  owner: StaffName | null;
}

/** The options of a field that says who sees to a lead: oneself first, then all active staff. */
export function OwnerOptions({ staff, userId, owner }: OwnerOptionsProps) {
  const { next } = useContent(deskContent);
  const active = (staff ?? []).filter(({ isActive }) => isActive);
  const own = active.filter(({ id }) => id === userId);
  const others = active.filter(({ id }) => id !== userId);
  const isMissing = owner !== null && !active.some(({ id }) => id === owner.id);
  return (
    <>
      <option value="">{next.noOwner}</option>
      {own.map(({ id, username }) => (
        <option key={id} value={id}>
          {next.me(username)}
        </option>
      ))}
      {others.map(({ id, username }) => (
        <option key={id} value={id}>
          {username}
        </option>
      ))}
      {isMissing && (
        <option value={owner.id} disabled>
          {staff ? next.former(owner.username) : owner.username}
        </option>
      )}
    </>
  );
}
