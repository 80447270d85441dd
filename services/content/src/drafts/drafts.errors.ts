import { DomainError, fixedError } from '@sandhill/platform/errors/domain.error.js';
import type { DraftResponse } from './draft.response.js';

/** 428: the request names no revision. A change must name the revision of the draft that it is based on. */
export class IfMatchRequired extends fixedError(
  428,
  'if_match_required',
  'Name the revision of the draft to change (If-Match).',
) {}

/** 412: someone else has changed the draft since the given revision. The answer contains the current draft. */
export class DraftChanged extends DomainError {
  constructor(current: DraftResponse) {
    super(412, 'draft_changed', 'Someone else changed the draft.', { details: { details: current } });
  }
}
