/** Of a refusal that ends as soon as the user has confirmed that it is them. */
export const freshSignInRequired = 'fresh_sign_in_required';

/** A field that the server found at fault; pages print their own words by `code`. */
export interface FieldFault {
  message: string;
  code: string;
}

/** Error of a failed call. `status` is 0 when no answer came. */
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
  /** The whole answer, where it is JSON: some calls say more than why they were refused. */
  answer?: object;
}

interface ErrorAnswer {
  answer?: object;
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
    return { error, code, fields, answer: parsed };
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

/** A call that asked the user to confirm that it is them, and they cancelled it. */
export const isCancelled = (failure: unknown): boolean =>
  isApiError(failure) && failure.code === freshSignInRequired;
