import { Operations } from './operations.js';

const operations = new Operations({
  paths: {
    '/api/projects': {
      get: { security: [], responses: {} },
      post: { security: [{ session: [] }], responses: {} },
    },
    '/api/projects/category/{category}': { get: { security: [], responses: {} } },
    '/api/projects/{id}': {
      patch: { security: [{ session: [] }], responses: {} },
      delete: { responses: {} },
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
    expect(operations.isPublic(method, path)).toBe(true);
  });

  it.each([
    ['POST', '/api/projects'],
    ['PATCH', '/api/projects/7'],
    ['DELETE', '/api/projects/7'],
    ['GET', '/api/projects/category/a/b'],
    ['GET', '/api/unknown'],
  ])('%s %s is not', (method, path) => {
    expect(operations.isPublic(method, path)).toBe(false);
  });
});
