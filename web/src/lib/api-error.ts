/** Error code of a call that succeeds only after the user has confirmed their identity. */
export const freshSignInRequired = 'fresh_sign_in_required';

/** A field that the server rejected. Pages show their own text for its `code`. */
export interface FieldFault {
  message: string;
  code: string;
}

interface ErrorAnswer {
  /** The whole response body if it is JSON, because some calls return more than the error's reason. */
  answer?: object;
  /** Whether the body was not JSON, as on a proxy's error page. */
  isUnparseable?: boolean;
  /** The server's message, if there is one. */
  error?: string;
  code?: string;
  fields?: Record<string, FieldFault>;
}

/** Error of a failed call. `status` is 0 if there was no response. */
export interface ApiError extends ErrorAnswer {
  status: number;
  /** In the format `${status}: ${body || statusText}`. */
  message: string;
  /** Value of `Retry-After`, in seconds. */
  retryAfter?: number;
}

function parseErrorAnswer(body: string): ErrorAnswer {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const { error, code, fields } = parsed as ErrorAnswer;
    return { error, code, fields, answer: parsed };
  } catch {
    // A body that is not JSON is already part of `message`.
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
  const { error, code, fields, answer, isUnparseable } = parseErrorAnswer(body);
  const seconds = Number(retryAfter);
  return {
    status,
    message: `${status}: ${body || statusText}`,
    error: typeof error === 'string' ? error : undefined,
    code,
    fields,
    isUnparseable,
    answer,
    retryAfter: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  };
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value;
}

/**
 * Returns whether a call failed because it required a confirmation of the user's identity and the user did not confirm
 * it.
 */
export const isCancelled = (failure: unknown): boolean =>
  isApiError(failure) && failure.code === freshSignInRequired;
