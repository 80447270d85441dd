import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 403: only administrators see the bin. */
export class BinForbidden extends fixedError(403, 'forbidden', 'You are not allowed to do this.') {}
