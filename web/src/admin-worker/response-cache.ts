import { type CachedResponseMessage, responseCacheName } from '../lib/admin-worker';

const timeHeader = 'x-kept-at';
const sessionPath = '/api/user/session';
const logoutPath = '/api/user/logout';
const listPath = '/api/leads';
/** Maximum number of listed leads whose details are also fetched and kept. */
const maxLeads = 25;
/** Minimum time between two rounds of fetching the listed leads' details, in milliseconds. */
const listPauseMs = 300_000;
const dayMs = 24 * 60 * 60 * 1000;
/** How long to wait for the network with a weak signal, in milliseconds. After that, the kept answer is returned. */
const patienceMs = 6000;

/**
 * Matches the API paths needed for a day's work: the session, leads, their counts, visits, and editable pictures.
 */
const cacheablePaths =
  /^\/api\/(user\/session|leads(\/(counts|[A-Z]-[\w-]+|[\da-f-]{36}))?|visits(\/[\w-]+)*|projects\/managed)$/;

export const isCacheable = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'GET' && cacheablePaths.test(pathname);

export const isLogout = ({ pathname }: URL): boolean => pathname === logoutPath;

/**
 * Number of times that all kept answers were deleted. An answer whose request began before the latest deletion is not
 * kept.
 */
let timesForgotten = 0;

const empty = (): Promise<boolean> => caches.delete(responseCacheName);

export function forget(): Promise<boolean> {
  timesForgotten += 1;
  return empty();
}

/**
 * Returns the network's answer. If the network fails or is slow, returns the kept answer, if there is one, and tells
 * the page when it was kept. The page gets the network's answer even if the device cannot keep it.
 */
export async function respondWithCache(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const era = timesForgotten;
  const kept = await cachedFor(request);
  let isAnswered = false;
  let given: Promise<Response> | undefined;
  const asked = fetch(request).then(async (answer) => {
    const body = await keep(request, answer.clone(), era).catch(() => undefined);
    isAnswered = true;
    if (body && new URL(request.url).pathname === listPath) event.waitUntil(keepLeadsOf(body, era));
    const isOther = isRefused(answer) || (body !== undefined && body !== (await kept?.clone().text()));
    // A server error does not confirm the kept answer, so the page continues to show the kept answer as old.
    if (answer.status < 500) await tell(clientId, { keptAt: null, isNews: given !== undefined && isOther });
    return answer;
  });
  if (!kept) return asked;
  // Keeps the browser from stopping the worker before a late answer arrives.
  event.waitUntil(asked.catch(() => undefined));
  const giveOld = async () => {
    await tell(clientId, { keptAt: timeOf(kept), isNews: false });
    return kept.clone();
  };
  const old = async () => (given ??= giveOld());
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([asked.catch(old), late.then(() => (isAnswered ? asked : old()))]);
}

const cachedFor = async (request: Request): Promise<Response | undefined> => {
  try {
    return await (await caches.open(responseCacheName)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
};

const timeOf = (answer: Response) => Number(answer.headers.get(timeHeader));

/** Returns whether the server refuses something to this user or no longer has it, such as a lead that was erased. */
const isRefused = ({ status }: Response) => status === 403 || status === 404;

/**
 * Keeps a successful answer, and deletes the kept one if the server refuses the request. If the answer is a session of
 * another user or of no one, first deletes all kept answers.
 *
 * @returns the answer's text; undefined if the answer is not kept
 */
async function keep(request: Request, answer: Response, era: number): Promise<string | undefined> {
  if (isRefused(answer)) await (await caches.open(responseCacheName)).delete(request, { ignoreVary: true });
  if (!answer.ok) return undefined;
  const body = await answer.text();
  if (era !== timesForgotten) return undefined;
  const isSession = new URL(request.url).pathname === sessionPath;
  if (isSession && !(await isSamePerson(body))) await forget();
  if (isSession && !userIn(body)) return undefined;
  const cache = await caches.open(responseCacheName);
  const headers = { 'content-type': 'application/json', [timeHeader]: String(Date.now()) };
  await cache.put(request, new Response(body, { headers }));
  return body;
}

let lastListAt = 0;

/**
 * Fetches and keeps the first of the listed leads, so that their pages and briefs open offline even if they were never
 * opened.
 */
async function keepLeadsOf(list: string, era: number): Promise<void> {
  if (Date.now() - lastListAt < listPauseMs) return;
  lastListAt = Date.now();
  const { leads } = JSON.parse(list) as { leads: Array<{ reference: string }> };
  for (const { reference } of leads.slice(0, maxLeads)) {
    const request = new Request(`${listPath}/${encodeURIComponent(reference)}`);
    const answer = await fetch(request).catch(() => undefined);
    if (!answer) return;
    await keep(request, answer, era);
  }
}

/**
 * Returns whether the session's user is the one whose answers are kept. If so, deletes kept answers that are older than
 * a day. If no session is kept but someone is signed in, deletes all kept answers and returns true. If the result is
 * false, the caller must delete all kept answers.
 */
async function isSamePerson(session: string): Promise<boolean> {
  const cache = await caches.open(responseCacheName);
  const before = await cache.match(sessionPath, { ignoreVary: true });
  // At the first start, other requests run at the same time as the session's. They belong to the same user, so their
  // answers may still be kept: `timesForgotten` stays the same.
  if (!before && userIn(session)) return empty().then(() => true);
  if (!before || userIn(await before.text()) !== userIn(session)) return false;
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept && Date.now() - timeOf(kept) > dayMs) await cache.delete(request);
  }
  return true;
}

/**
 * Returns the id and role of a session's user; undefined if no one is signed in. The role is included, because users
 * whose role has changed must not read answers from before the change.
 */
function userIn(session: string): string | undefined {
  const { user } = JSON.parse(session) as { user: { id: string; role: string } | null };
  return user ? `${user.id} ${user.role}` : undefined;
}

/** Tells a page whether its answer is fresh or kept. */
async function tell(clientId: string, told: Omit<CachedResponseMessage, 'type'>): Promise<void> {
  const client = await (self as unknown as ServiceWorkerGlobalScope).clients.get(clientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- clients are pages of this site only
  client?.postMessage({ type: 'kept-answer', ...told } satisfies CachedResponseMessage);
}
