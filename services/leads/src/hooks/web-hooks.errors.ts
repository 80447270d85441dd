import { fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { ExternalRequestFailure } from './external/external.errors.js';

export const maxHooks = 10;

export class TooManyHooks extends fixedError(
  409,
  'too_many_web_hooks',
  `${maxHooks} web hooks is the limit. Please delete one.`,
) {}

const closedMessage = 'Please enter an https address on the public internet';

const messages: Partial<Record<ExternalRequestFailure['problem'], string>> = {
  name_unknown: 'This address cannot be found',
  timeout: 'This address could not be looked up in time. Please try again.',
};

export class HookAddressRefused extends ValidationFailed {
  constructor({ problem }: ExternalRequestFailure) {
    super({ url: { message: messages[problem] ?? closedMessage, code: problem } });
  }
}
