import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** The token is not one of ours. */
export class LeadLinkInvalid extends DomainError {
  constructor() {
    super(403, 'link_invalid', 'This link is not valid.');
  }
}

/** The token is older than seven days. */
export class ClaimLinkExpired extends DomainError {
  constructor() {
    super(410, 'link_expired', 'This link has expired. Please open the lead in the admin area.');
  }
}

/** The visitor's page has ended: its lead was closed long ago, or the page has a newer link. */
export class VisitorLinkEnded extends DomainError {
  constructor() {
    super(410, 'link_expired', 'This page has ended.');
  }
}
