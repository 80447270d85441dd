import { claimIds } from './claim-ids.js';

/** Names that a text may have in braces. Each is replaced by the fact or claim of that name. */
export const tokenNames = ['name', 'fullName', 'phone', 'yearFounded', ...claimIds] as const;

export type TokenName = (typeof tokenNames)[number];

export const tokenPattern = /\{([^{}]*)\}/g;
