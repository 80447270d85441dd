import { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** The token is not one of ours. */
export class ClaimLinkInvalid extends DomainError {
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
