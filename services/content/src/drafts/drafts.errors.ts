import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import type { DraftResponse } from './draft.response.js';

/** 428: a change must say which revision of the draft it was made from. */
export class IfMatchRequired extends DomainError {
  constructor() {
    super('Say which revision of the draft this changes (If-Match).', {
      status: 428,
      code: 'if_match_required',
    });
  }
}

/** 412: someone else changed the draft meanwhile; the answer holds theirs. */
export class DraftChanged extends DomainError {
  constructor(current: DraftResponse) {
    super('The draft was changed meanwhile.', {
      status: 412,
      code: 'draft_changed',
      details: { details: current },
    });
  }
}
