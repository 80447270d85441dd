export interface FieldError {
  message: string;
  code: string;
}

interface DomainErrorOptions extends ErrorOptions {
  fields?: Record<string, FieldError>;
  /** Value of the `Retry-After` header, in seconds. */
  retryAfterSeconds?: number;
  /** Further properties of the error body. */
  details?: object;
}

/**
 * An error with a meaning for the client. Services throw it, and the error filter sends it as `{error, code, fields?}`,
 * with its details.
 */
export class DomainError extends Error {
  readonly fields?: Record<string, FieldError>;
  readonly retryAfterSeconds?: number;
  readonly details?: object;

  constructor(
    readonly status: number,
    /** Error code in snake_case. It must never change. */
    readonly code: string,
    message: string,
    { fields, retryAfterSeconds, details, ...rest }: DomainErrorOptions = {},
  ) {
    super(message, rest);
    this.name = new.target.name;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/** Returns the base class of an error whose status, code and message are fixed. */
export const fixedError = (...said: ConstructorParameters<typeof DomainError>) =>
  class extends DomainError {
    constructor() {
      super(...said);
    }
  };

export class ValidationFailed extends DomainError {
  constructor(fields: Record<string, FieldError>, options?: ErrorOptions) {
    super(400, 'validation_failed', 'Some fields need your attention.', { fields, ...options });
  }
}

export class NotFound extends DomainError {
  constructor(message = 'Not found.') {
    super(404, 'not_found', message);
  }
}

export class Busy extends DomainError {
  constructor(options: { retryAfterSeconds: number; cause?: unknown }) {
    super(503, 'busy', 'We are very busy right now. Please try again in a moment.', options);
  }
}
