import { bodyLimitFor, type BodyLimit } from '@sandhill/platform/http/body-limits.js';

/** A service's name is its token's audience too. */
export type ServiceName = 'auth' | 'leads' | 'media' | 'queue-board';

export interface Route {
  service: ServiceName;
  bodyLimitBytes: number;
  /** A lead of a visitor: never waits for auth, and counts against the rate of accepted leads. */
  isPublicForm: boolean;
}

/** The first word after `/api/` to who answers. What is not here does not exist, `internal` above all. */
const owners = new Map<string, ServiceName>([
  ['user', 'auth'],
  ['accounts', 'auth'],
  ['audit', 'auth'],
  ['quotes', 'leads'],
  ['contact', 'leads'],
  ['leads', 'leads'],
  ['projects', 'media'],
  ['queues', 'queue-board'],
]);

/** Decisions L1. */
const bodyLimits: readonly BodyLimit[] = [
  { path: '/api/quotes', bytes: 36_000_000 },
  { path: '/api/projects', bytes: 14_000_000 },
];

const publicForms = new Set(['/api/quotes', '/api/contact']);

/**
 * Who answers a path; `undefined` when nobody does. A path that two servers might read differently (`..`, `//`,
 * an escaped slash or dot) is nobody's, so that no spelling of a closed path is an open one.
 */
export function routeFor(method: string, path: string): Route | undefined {
  if (!isPlain(path)) return undefined;
  const service = owners.get(/^\/api\/([a-z]+)(?:\/|$)/.exec(path)?.[1] ?? '');
  if (!service) return undefined;
  return {
    service,
    bodyLimitBytes: bodyLimitFor(path, bodyLimits).bytes,
    isPublicForm: method === 'POST' && publicForms.has(path.replace(/\/$/, '')),
  };
}

function isPlain(path: string): boolean {
  return !/\/\/|\\|%(?:2e|2f|5c|00)/i.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}
