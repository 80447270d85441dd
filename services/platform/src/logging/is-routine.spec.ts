import { isRoutine } from './is-routine.js';

describe(isRoutine, () => {
  it.each([
    '/health/ready',
    '/api/internal/site-sets/current?build=0123456789abcdef',
    '/api/internal/stories',
    '/api/internal/site-pictures?ids=01a20df1',
    '/api/internal/staff',
    '/api/site',
  ])('leaves the poll %s out of the log', (url) => {
    expect(isRoutine({ url, headers: {} })).toBe(true);
  });

  it.each([
    ['/api/site', { 'x-request-id': 'a visitor’s' }],
    ['/api/internal/site-sets/0a1b', {}],
    ['/api/internal/storiesque', {}],
    ['/api/projects', {}],
  ])('keeps %s in the log', (url, headers) => {
    expect(isRoutine({ url, headers })).toBe(false);
  });
});
