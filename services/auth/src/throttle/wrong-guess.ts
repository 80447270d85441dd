import type { DomainError } from '@sandhill/platform/errors/domain.error.js';

/** Thrown by a check inside the throttle when a secret was wrong. The caller receives `refusal`. */
export class WrongGuess extends Error {
  constructor(
    readonly refusal: DomainError,
    readonly reason: string,
    /** Id of the account that was guessed at; undefined for an unknown name. */
    readonly userId?: string,
  ) {
    super(reason);
    this.name = WrongGuess.name;
  }
}
