import type { DomainError } from '@sandhill/platform/errors/domain.error.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { LastOwner, OwnAccount } from './accounts.errors.js';

interface AccountState {
  role: Role;
  isDisabled: boolean;
}

export function refusalOf(
  { before, after }: { before: AccountState; after: AccountState },
  { isOwn, hasOtherOwner }: { isOwn: boolean; hasOtherOwner: boolean },
): DomainError | undefined {
  const ownsBefore = before.role === 'owner' && !before.isDisabled;
  const ownsAfter = after.role === 'owner' && !after.isDisabled;
  if (ownsBefore && !ownsAfter && !hasOtherOwner) return new LastOwner();
  if (isOwn && after.isDisabled && !before.isDisabled) return new OwnAccount();
  return undefined;
}
