/** An invalid field: a message for people and a stable code for programs. */
export interface FieldError {
  message: string;
  code: string;
}

interface DomainErrorOptions extends ErrorOptions {
  /** HTTP status of the answer. */
  status: number;
  /** Stable code in snake_case. */
  code: string;
  fields?: Record<string, FieldError>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Further properties of the answer. */
  details?: object;
}

/**
 * An error with a meaning for the client. Services throw it; the error filter turns it into
 * `{error, code, fields?}`.
 */
export class DomainError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields?: Record<string, FieldError>;
  readonly retryAfterSeconds?: number;
  readonly details?: object;

  constructor(
    message: string,
    { status, code, fields, retryAfterSeconds, details, ...rest }: DomainErrorOptions,
  ) {
    super(message, rest);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/** 400 with the invalid fields. */
export class ValidationFailed extends DomainError {
  constructor(fields: Record<string, FieldError>, options?: ErrorOptions) {
    super('Some fields need your attention.', { status: 400, code: 'validation_failed', fields, ...options });
  }
}

/** 404: there is no such thing, or no longer. */
export class NotFound extends DomainError {
  constructor(message = 'Not found.') {
    super(message, { status: 404, code: 'not_found' });
  }
}

/** 503: the process is busy; the client may retry. */
export class Busy extends DomainError {
  constructor(options: { retryAfterSeconds: number; cause?: unknown }) {
    super('We are very busy right now. Please try again in a moment.', {
      status: 503,
      code: 'busy',
      ...options,
    });
  }
}
