import { type ApiError, toApiError } from './api-error';
import { apiUrl } from './base-query';

export interface Sending {
  url: string;
  method?: 'POST' | 'PATCH';
  /** A value that is sent as JSON, or a blob that contains JSON. */
  body: unknown;
  headers?: Record<string, string>;
  /** Called with the fraction that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

export type Sent<T> = { data: T } | { error: ApiError };

/**
 * Sends JSON and reports the progress, which `fetch` cannot do. Status 204 gives an empty object. Failures are returned
 * as an `ApiError`, never thrown.
 */
export function sendWithProgress<T>(sending: Sending): Promise<Sent<T>> {
  const { url, method = 'POST', body, headers, onProgress, signal } = sending;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, apiUrl(url));
    request.withCredentials = true;
    request.setRequestHeader('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve(readAnswer<T>(request)));
    const giveUp = () => resolve({ error: { status: 0, message: '0: no answer' } });
    request.addEventListener('error', giveUp);
    request.addEventListener('abort', giveUp);
    signal?.addEventListener('abort', () => request.abort());
    request.send(body instanceof Blob ? body : JSON.stringify(body));
  });
}

function readAnswer<T>(request: XMLHttpRequest): Sent<T> {
  const { status, statusText, responseText } = request;
  if (status < 200 || status >= 300) {
    const retryAfter = request.getResponseHeader('retry-after');
    return { error: toApiError({ status, statusText, body: responseText, retryAfter }) };
  }
  if (status === 204) return { data: {} as T };
  try {
    return { data: JSON.parse(responseText) as T };
  } catch {
    return { error: { status, message: `${status}: Invalid server response format` } };
  }
}
