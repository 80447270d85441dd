import { roleExtension } from '@sandhill/platform/identity/access.decorator.js';
import { Operations } from './operations.js';

const closedTo = (role: string) => ({ security: [{ session: [] }], responses: {}, [roleExtension]: role });

const operations = new Operations({
  paths: {
    '/api/projects': {
      get: { security: [], responses: {} },
      post: closedTo('administrator'),
    },
    '/api/projects/category/{category}': { get: { security: [], responses: {} } },
    '/api/projects/{id}': {
      get: { security: [{ session: [] }], responses: {} },
      patch: { security: [{ session: [] }], responses: {} },
      delete: { responses: {} },
    },
    '/api/projects/audit': {
      get: closedTo('owner'),
    },
  },
});

describe(Operations.name, () => {
  it.each([
    ['GET', '/api/projects'],
    ['GET', '/api/projects/'],
    ['HEAD', '/api/projects'],
    ['GET', '/api/projects/category/irrigation'],
  ])('%s %s is public', (method, path) => {
    expect(operations.accessTo(method, path)).toBe('public');
  });

  it.each([
    ['POST', '/api/projects', 'administrator'],
    ['PATCH', '/api/projects/7', 'user'],
    ['DELETE', '/api/projects/7', 'user'],
    ['GET', '/api/projects/audit', 'owner'],
    ['GET', '/api/projects/7', 'user'],
  ])('%s %s needs the role %s', (method, path, role) => {
    expect(operations.accessTo(method, path)).toBe(role);
  });

  it.each([
    ['GET', '/api/projects/category/a/b'],
    ['GET', '/api/unknown'],
    ['PUT', '/api/projects'],
  ])('does not know %s %s', (method, path) => {
    expect(operations.accessTo(method, path)).toBeUndefined();
  });
});
