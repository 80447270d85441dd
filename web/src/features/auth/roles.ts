import type { Account } from '../../types/api';

/** From the least to the most. */
export const roles = ['crew', 'user', 'administrator', 'owner'] as const satisfies readonly Account['role'][];
