import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import type { DraftResponse } from './draft.response.js';

/** 428: a change must say which revision of the draft it was made from. */
export class IfMatchRequired extends DomainError {
  constructor() {
    super('Name the revision of the draft to change (If-Match).', {
      status: 428,
      code: 'if_match_required',
    });
  }
}

/** 412: someone else changed the draft meanwhile; the answer holds theirs. */
export class DraftChanged extends DomainError {
  constructor(current: DraftResponse) {
    super('Someone else changed the draft.', {
      status: 412,
      code: 'draft_changed',
      details: { details: current },
    });
  }
}
