import { fixedError } from '@sandhill/platform/errors/domain.error.js';

export class TooManyStreams extends fixedError(
  429,
  'too_many_streams',
  'You have too many windows open. Please close some.',
  {
    retryAfterSeconds: 30,
  },
) {}
