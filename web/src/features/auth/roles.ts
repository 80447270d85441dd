import type { Account } from '../../types/api';

/** The roles, from the fewest rights to the most. */
export const roles = ['crew', 'user', 'administrator', 'owner'] as const satisfies readonly Account['role'][];
