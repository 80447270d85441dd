import { waitFor } from './wait-for';

/** Pauses before retries, in milliseconds. A new publication reaches all public servers within a second. */
const pausesMs = [500, 1_000, 1_500];

/**
 * Fetches a file that the page names, with retries. The page may come from a public server that has a new version,
 * while the request for the file reaches another server that does not have that version yet.
 */
export async function fetchFromAnyCopy<T>(address: string, pauses = pausesMs): Promise<T> {
  const [pauseMs, ...later] = pauses;
  try {
    return await fetchJson<T>(address);
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await waitFor(pauseMs);
    return fetchFromAnyCopy(address, later);
  }
}

export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { priority: 'high' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
