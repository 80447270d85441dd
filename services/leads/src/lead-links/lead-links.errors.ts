import { fixedError } from '@sandhill/platform/errors/domain.error.js';

export class LeadLinkInvalid extends fixedError(403, 'link_invalid', 'This link is not valid.') {}

/** 410: the token is older than seven days. */
export class ClaimLinkExpired extends fixedError(
  410,
  'link_expired',
  'This link has expired. Please open the lead in the admin area.',
) {}

/** 410: the visitor's page has ended. Its lead was closed long ago, or the page has a newer link. */
export class VisitorLinkEnded extends fixedError(410, 'link_expired', 'This page has ended.') {}
