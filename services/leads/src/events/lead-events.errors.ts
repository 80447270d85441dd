import { fixedError } from '@sandhill/platform/errors/domain.error.js';

/** 429: a person has too many open streams; a browser needs one. */
export class TooManyStreams extends fixedError(
  429,
  'too_many_streams',
  'You have too many windows open. Please close some.',
  {
    retryAfterSeconds: 30,
  },
) {}
