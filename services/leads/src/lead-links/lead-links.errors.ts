import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** The token is not one of ours. */
export class LeadLinkInvalid extends DomainError {
  constructor() {
    super('This link is not valid.', { status: 403, code: 'link_invalid' });
  }
}

/** The token is older than seven days. */
export class ClaimLinkExpired extends DomainError {
  constructor() {
    super('This link has expired. Please open the lead in the admin area.', {
      status: 410,
      code: 'link_expired',
    });
  }
}

/** The visitor's page has ended: its lead was closed long ago, or the page has a newer link. */
export class VisitorLinkEnded extends DomainError {
  constructor() {
    super('This page has ended.', { status: 410, code: 'link_expired' });
  }
}
