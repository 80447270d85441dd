import type { Operation } from '../openapi/operations.js';

/** Name of a service. It is also the audience of the tokens for the service. */
export type ServiceName = 'auth' | 'leads' | 'media' | 'content' | 'queue-board';

/** An operation and the service that answers it. `access` is undefined if the contract does not have the operation. */
export interface Route extends Omit<Operation, 'access'> {
  service: ServiceName;
  access: Operation['access'] | undefined;
}

/** Services by the first path segment after `/api/`. All other paths, such as those below `internal`, are not found. */
const owners = new Map<string, ServiceName>([
  ['user', 'auth'],
  ['accounts', 'auth'],
  ['audit', 'auth'],
  ['quotes', 'leads'],
  ['contact', 'leads'],
  ['chat', 'leads'],
  ['chats', 'leads'],
  ['leads', 'leads'],
  ['lead-attachments', 'leads'],
  ['lead-doors', 'leads'],
  ['lead-events', 'leads'],
  ['lead-claims', 'leads'],
  ['visitor-pages', 'leads'],
  ['photo-handovers', 'leads'],
  ['visits', 'leads'],
  ['calendar', 'leads'],
  ['push-devices', 'leads'],
  ['web-hooks', 'leads'],
  ['lead-figures', 'leads'],
  ['staff', 'leads'],
  ['projects', 'media'],
  ['site', 'content'],
  ['plants', 'content'],
  ['plant-issues', 'content'],
  ['guide-entries', 'content'],
  ['queues', 'queue-board'],
]);

/**
 * Returns the service that answers a path, or undefined if there is none. Paths that two servers might read differently
 * (`..`, `//`, an escaped slash or dot) belong to no service, so that no other spelling of an inaccessible path reaches
 * a service.
 */
export function serviceFor(path: string): ServiceName | undefined {
  if (!isPlain(path)) return undefined;
  return owners.get(/^\/api\/([a-z-]+)(?:\/|$)/.exec(path)?.[1] ?? '');
}

function isPlain(path: string): boolean {
  return !/\/\/|\\|%(?:2e|2f|5c|00)/i.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}

export const pathOf = ({ originalUrl }: { originalUrl: string }): string => originalUrl.split('?')[0] ?? '';
