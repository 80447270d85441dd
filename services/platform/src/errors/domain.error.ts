/** An invalid field: a human-readable message and a stable code. */
export interface FieldError {
  message: string;
  code: string;
}

interface DomainErrorOptions extends ErrorOptions {
  fields?: Record<string, FieldError>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Further properties of the error body. */
  details?: object;
}

/**
 * An error with a meaning for the client. Services throw it; the error filter turns it into
 * `{error, code, fields?}`.
 */
export class DomainError extends Error {
  readonly fields?: Record<string, FieldError>;
  readonly retryAfterSeconds?: number;
  readonly details?: object;

  constructor(
    /** HTTP status of the answer. */
    readonly status: number,
    /** Stable code in snake_case. */
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

/** Returns the base class of an error that always says the same. */
export const fixedError = (...said: ConstructorParameters<typeof DomainError>) =>
  class extends DomainError {
    constructor() {
      super(...said);
    }
  };

/** 400 with the invalid fields. */
export class ValidationFailed extends DomainError {
  constructor(fields: Record<string, FieldError>, options?: ErrorOptions) {
    super(400, 'validation_failed', 'Some fields need your attention.', { fields, ...options });
  }
}

/** 404: the resource does not exist, or has been removed. */
export class NotFound extends DomainError {
  constructor(message = 'Not found.') {
    super(404, 'not_found', message);
  }
}

/** 503: the process is busy; the client may retry. */
export class Busy extends DomainError {
  constructor(options: { retryAfterSeconds: number; cause?: unknown }) {
    super(503, 'busy', 'We are very busy right now. Please try again in a moment.', options);
  }
}
