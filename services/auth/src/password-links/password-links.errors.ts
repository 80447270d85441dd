import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** The same answer for links that were used, replaced or revoked, have expired or never existed. */
export class LinkEnded extends fixedError(
  404,
  'link_ended',
  'This link has been used or has expired. Ask for a new one.',
) {}
