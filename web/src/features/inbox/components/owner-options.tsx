import { PeopleOptions } from '../../../components/ui/options';
import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import type { StaffMember, LeadOwner } from '../../../types/api';

interface OwnerOptionsProps {
  /**
   * The staff, loaded by the component that renders the select, so that both render together. If only the options
   * rendered again, the select would lose its value.
   */
  staff: StaffMember[] | undefined;
  userId: string;
  /** The current owner, even if their account is disabled; null if the lead has none. */
  owner: LeadOwner | null;
}

/** Options for the owner of a lead: the user first, then all other active staff. */
export function OwnerOptions({ staff, userId, owner }: OwnerOptionsProps) {
  const { next } = useContent(deskContent);
  const active = (staff ?? []).filter(({ isActive }) => isActive);
  const others = active.filter(({ id }) => id !== userId);
  const isMissing = owner !== null && !active.some(({ id }) => id === owner.id);
  // The list is copied from the accounts every few seconds, so an owner who is missing from it is new and not disabled.
  const hasLeft = staff?.some(({ id, isActive }) => id === owner?.id && !isActive);
  const nameOf = ({ id, username }: LeadOwner) => (id === userId ? next.me(username) : username);
  return (
    <>
      <option value="">{next.noOwner}</option>
      <PeopleOptions people={[...active.filter(({ id }) => id === userId), ...others]} name={nameOf} />
      {isMissing && (
        <option value={owner.id} disabled>
          {hasLeft ? next.former(owner.username) : nameOf(owner)}
        </option>
      )}
    </>
  );
}
