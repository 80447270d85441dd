import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, freshSignInRequired, toApiError } from './api-error';
import type { AppDispatch } from './root-reducer';

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether to read the response as a `Blob` instead of JSON. */
  isFile?: boolean;
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Returns an absolute URL, because tests and the prerenderer have no base URL against which a relative URL could be
 * resolved.
 */
export const apiUrl = (path: string): string =>
  new URL(`/api${path}`, globalThis.location?.origin ?? 'http://localhost').href;

/**
 * Calls the API with the session's cookie. A body and a content type are sent only if the request has a body. Status
 * 204 gives an empty object; every failure becomes an `ApiError`. A call that requires a recent sign-in waits until the
 * user has confirmed their identity, and is then repeated.
 */
export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (request, store) => {
  const answer = await send(request, store.signal);
  if (answer.error?.code !== freshSignInRequired) return answer;
  return (await isConfirmed(store)) ? send(request, store.signal) : answer;
};

/**
 * Asks the user to confirm their identity. The code for that is loaded late, because no public page needs it.
 *
 * @returns whether the user has confirmed their identity
 */
async function isConfirmed({ dispatch }: BaseQueryApi): Promise<boolean> {
  try {
    const { confirmation } = await import('./fresh-sign-in');
    return await (dispatch as AppDispatch)(confirmation());
  } catch {
    return false;
  }
}

async function send(request: ApiRequest | string, signal: AbortSignal): Promise<Answer> {
  const wanted = typeof request === 'string' ? { url: request } : request;
  const { url, method = 'GET', body, headers, isFile }: ApiRequest = wanted;
  try {
    const answer = await fetch(apiUrl(url), {
      method,
      signal,
      credentials: 'include',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) {
      const { status, statusText } = answer;
      const retryAfter = answer.headers.get('retry-after');
      return { error: toApiError({ status, statusText, body: await answer.text(), retryAfter }) };
    }
    if (answer.status === 204) return { data: {} };
    if (isFile) return { data: await answer.blob() };
    const text = await answer.text();
    return readJson(text, answer.status);
  } catch (cause) {
    return { error: { status: 0, message: `0: ${cause instanceof Error ? cause.message : 'no answer'}` } };
  }
}

/**
 * Leaves out characters that turn the direction of text around. A visitor's name may contain them, and would reverse
 * the words that follow it on the same line.
 */
function readJson(text: string, status: number): Answer {
  try {
    return { data: JSON.parse(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')) };
  } catch {
    const error = 'Invalid server response format';
    return { error: { status, message: `${status}: ${error}`, error, code: 'invalid_response' } };
  }
}
