import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFor } from './route.js';

describe(serviceFor.name, () => {
  it.each([
    ['/api/user', 'auth'],
    ['/api/user/login', 'auth'],
    ['/api/accounts/1', 'auth'],
    ['/api/audit', 'auth'],
    ['/api/quotes', 'leads'],
    ['/api/contact', 'leads'],
    ['/api/chat', 'leads'],
    ['/api/chat/1/messages', 'leads'],
    ['/api/chats/1', 'leads'],
    ['/api/leads/photos/x', 'leads'],
    ['/api/lead-events', 'leads'],
    ['/api/lead-attachments/x', 'leads'],
    ['/api/lead-claims/x', 'leads'],
    ['/api/push-devices/1', 'leads'],
    ['/api/web-hooks/1/deliveries', 'leads'],
    ['/api/projects/category/tree%20service', 'media'],
    ['/api/site', 'content'],
    ['/api/site/versions/7/restore', 'content'],
    ['/api/plants/sabal-palm', 'content'],
    ['/api/plant-issues', 'content'],
    ['/api/guide-entries/plants/7', 'content'],
  ])('routes %s to %s', (path, service) => {
    expect(serviceFor(path)).toBe(service);
  });

  it.each(['auth', 'content', 'leads', 'media'])(
    'finds %s for every operation of its contract',
    (service) => {
      const file = join(import.meta.dirname, `../../../services/${service}/openapi.json`);
      const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: object };

      expect(Object.keys(paths).filter((path) => serviceFor(path) !== service)).toEqual([]);
    },
  );

  it.each([
    '/api/internal/session',
    '/api/INTERNAL/session',
    '/api/%69nternal/session',
    '/api//internal/session',
    '//api/user',
    '/api/user/../internal/session',
    '/api/user/%2e%2e/internal/session',
    '/api/user/..%2finternal/session',
    '/api/user\\..\\internal',
    '/api/internal/site-sets/current',
    '/api/site/../internal/site-sets/current',
    '/api/sites',
    '/api/users',
    '/api/cha',
    '/api/chat%2f1',
    '/api/chatter',
    '/api/lead-',
    '/api/-leads',
    '/api/unknown',
    '/api/',
    '/api',
    '/health/ready',
  ])('finds no service for %s', (path) => {
    expect(serviceFor(path)).toBeUndefined();
  });
});
