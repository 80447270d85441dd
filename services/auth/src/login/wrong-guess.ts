import type { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** What a check throws inside the throttle when a secret was wrong; who tried is told `refusal`. */
export class WrongGuess extends Error {
  constructor(
    readonly refusal: DomainError,
    /** For the audit trail. */
    readonly reason: string,
  ) {
    super(reason);
    this.name = WrongGuess.name;
  }
}
