import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';

export interface Author {
  /** The user name at the time of the change; null for a command on the machine. */
  name: string | null;
  by: AuditedBy;
}

export const authorOf = (context: CallerContext): Author => ({
  name: context.caller.username,
  by: context.by,
});

export const operator: Author = { name: null, by: { actor: 'operator' } };
