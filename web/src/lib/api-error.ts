/** A field that the server found at fault; pages print their own words by `code`. */
export interface FieldFault {
  message: string;
  code: string;
}

/** What every failed call ends in. `status` is 0 when no answer came. */
export interface ApiError {
  status: number;
  /** `${status}: ${body || statusText}` */
  message: string;
  /** The server's sentence, where there is one. */
  error?: string;
  code?: string;
  fields?: Record<string, FieldFault>;
  /** The answer's body was no JSON, as a proxy's page is. */
  isUnparseable?: boolean;
  /** From `Retry-After`, in seconds. */
  retryAfter?: number;
}

interface ErrorAnswer {
  isUnparseable?: boolean;
  error?: string;
  code?: string;
  fields?: Record<string, FieldFault>;
}

function parseErrorAnswer(body: string): ErrorAnswer {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const { error, code, fields } = parsed as ErrorAnswer;
    return { error, code, fields };
  } catch {
    // The message then holds its text.
    return { isUnparseable: true };
  }
}

interface FailedAnswer {
  status: number;
  statusText: string;
  body: string;
  retryAfter: string | null;
}

export function toApiError({ status, statusText, body, retryAfter }: FailedAnswer): ApiError {
  const { error, code, fields, isUnparseable } = parseErrorAnswer(body);
  const seconds = Number(retryAfter);
  return {
    status,
    message: `${status}: ${body || statusText}`,
    error: typeof error === 'string' ? error : undefined,
    code,
    fields,
    isUnparseable,
    retryAfter: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  };
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value;
}
