import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 410: the 30 minutes of the hand-over are over, the form has ended it, or it never existed. */
export class HandoverEnded extends fixedError(
  410,
  'link_expired',
  'This link no longer works. Please make a new one on your computer.',
) {}

export class HandoverTaken extends fixedError(
  410,
  'link_used',
  'This link has already been opened, and works only once. Please make a new one on your computer.',
) {}

export class TooManyUploadLinks extends fixedError(
  429,
  'too_many_links',
  'Two links are open already. Please close one, or try again in half an hour.',
  { retryAfterSeconds: 1800 },
) {}
