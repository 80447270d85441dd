export interface Answer {
  status: number;
  headers: Headers;
  body: {
    id: string;
    reference: string;
    createdAt: string;
    page: string;
    photosKept?: boolean;
    receipts?: boolean;
    error: string;
    code: string;
    fields: Record<string, { message: string; code: string }>;
  };
}

/**
 * Posts JSON, or text as it is, and reads the JSON answer. Uses a connection of its own, because on a busy machine the
 * server may close an idle connection at the moment when it is used again.
 */
export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}
