/** What is wrong with one field: the sentence for people and a stable word for programs. */
export interface FieldError {
  message: string;
  code: string;
}

export interface DomainErrorOptions extends ErrorOptions {
  /** The HTTP status that the edge answers with. */
  status: number;
  /** A stable snake_case word. */
  code: string;
  fields?: Record<string, FieldError>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/**
 * A refusal that the caller should understand. Thrown by services, turned into `{error, code, fields?}` by
 * the one filter at the edge.
 */
export class DomainError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields?: Record<string, FieldError>;
  readonly retryAfterSeconds?: number;

  constructor(message: string, { status, code, fields, retryAfterSeconds, ...rest }: DomainErrorOptions) {
    super(message, rest);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400 with the fields that are at fault. */
export class ValidationFailed extends DomainError {
  constructor(fields: Record<string, FieldError>, options?: ErrorOptions) {
    super('Some fields need your attention.', { status: 400, code: 'validation_failed', fields, ...options });
  }
}

/** 404 for a thing that is not, or no longer, there. */
export class NotFound extends DomainError {
  constructor(message = 'Not found.') {
    super(message, { status: 404, code: 'not_found' });
  }
}

/** 503: the process cannot take this now; the caller may try again. */
export class Busy extends DomainError {
  constructor(options: { retryAfterSeconds: number; cause?: unknown }) {
    super('We are very busy right now. Please try again in a moment.', {
      status: 503,
      code: 'busy',
      ...options,
    });
  }
}
