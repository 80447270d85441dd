/** In milliseconds. Copies of the public server take a publication over within a second of each other. */
const pausesMs = [500, 1_000, 1_500];

/**
 * Fetches a file that the page names. The page may come from a copy that has a new version already, and the file be asked
 * of one that has not.
 */
export async function fetchFromAnyCopy<T>(address: string, pauses = pausesMs): Promise<T> {
  const [pauseMs, ...later] = pauses;
  try {
    return await fetchJson<T>(address);
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchFromAnyCopy(address, later);
  }
}

export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { priority: 'high' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
