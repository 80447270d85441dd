import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/**
 * Thrown for links that were used, replaced or revoked, have expired, never existed or are of another purpose, and for
 * links of disabled accounts. The answer does not reveal which of these is the case.
 */
export class LinkEnded extends fixedError(
  404,
  'link_ended',
  'This link has been used or has expired. Ask for a new one.',
) {}
