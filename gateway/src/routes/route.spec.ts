import { routeFor } from './route.js';

describe(routeFor.name, () => {
  it.each([
    ['/api/user', 'auth'],
    ['/api/user/login', 'auth'],
    ['/api/accounts/1', 'auth'],
    ['/api/audit', 'auth'],
    ['/api/quotes', 'leads'],
    ['/api/contact', 'leads'],
    ['/api/leads/photos/x', 'leads'],
    ['/api/projects/category/tree%20service', 'media'],
  ])('gives %s to %s', (path, service) => {
    expect(routeFor('GET', path)?.service).toBe(service);
  });

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
    '/api/users',
    '/api/unknown',
    '/api/',
    '/api',
    '/health/ready',
  ])('knows nobody for %s', (path) => {
    expect(routeFor('GET', path)).toBeUndefined();
  });

  it('lets only pictures be large', () => {
    const limits = ['/api/quotes', '/api/projects', '/api/projects/7', '/api/contact', '/api/user/login'].map(
      (path) => routeFor('POST', path)?.bodyLimitBytes,
    );

    expect(limits).toEqual([36_000_000, 14_000_000, 14_000_000, 100_000, 100_000]);
  });

  it('tells the forms of visitors from the rest', () => {
    expect(routeFor('POST', '/api/quotes')?.isPublicForm).toBe(true);
    expect(routeFor('POST', '/api/contact/')?.isPublicForm).toBe(true);
    expect(routeFor('GET', '/api/quotes')?.isPublicForm).toBe(false);
    expect(routeFor('POST', '/api/leads')?.isPublicForm).toBe(false);
  });
});
