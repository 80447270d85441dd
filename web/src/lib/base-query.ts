import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from './api-error';

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Absolute, because tests and the prerenderer have no address to resolve a relative one against. */
export const apiUrl = (path: string): string =>
  new URL(`/api${path}`, globalThis.location?.origin ?? 'http://localhost').href;

/**
 * Calls the API with the session's cookie. A body and its content type are sent only when there is one,
 * 204 gives an empty object, and every failure becomes an `ApiError`.
 */
export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiError> = async (request, { signal }) => {
  const { url, method = 'GET', body, headers } = typeof request === 'string' ? { url: request } : request;
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
    const text = await answer.text();
    return readJson(text, answer.status);
  } catch (cause) {
    return { error: { status: 0, message: `0: ${cause instanceof Error ? cause.message : 'no answer'}` } };
  }
};

function readJson(text: string, status: number): { data: unknown } | { error: ApiError } {
  try {
    return { data: JSON.parse(text) };
  } catch {
    const error = 'Invalid server response format';
    return { error: { status, message: `${status}: ${error}`, error, code: 'invalid_response' } };
  }
}
