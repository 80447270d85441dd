import { requireOf } from '@sandhill/platform/identity/caller-rules.js';
import { NotAllowed } from '@sandhill/platform/identity/identity.errors.js';
import { readCommittedDocument } from '../openapi/committed-document.js';
import { Operations } from '../openapi/operations.js';
import type { Route } from './route.js';
import { Routes } from './routes.js';

const routes = new Routes(new Operations(readCommittedDocument()));

describe(Routes.name, () => {
  it.each([
    ['POST', '/api/quotes', 36_000_000],
    ['POST', '/api/photo-handovers/photos', 7_000_000],
    ['POST', '/api/visitor-pages/photos', 36_000_000],
    ['POST', '/api/projects', 14_000_000],
    ['PATCH', '/api/projects/7', 14_000_000],
    ['PUT', '/api/site/draft', 1_000_000],
    ['POST', '/api/site/preview', 1_000_000],
    ['POST', '/api/site/publish', 100_000],
    ['POST', '/api/contact', 36_000_000],
    ['POST', '/api/chat', 100_000],
    ['POST', '/api/user/login', 100_000],
    ['POST', '/api/projects/unknown', 100_000],
  ])('limits the body of %s %s to %i bytes', (method, path, bytes) => {
    expect(routes.find(method, path)?.bodyLimitBytes).toBe(bytes);
  });

  it.each([
    ['POST', '/api/quotes', true],
    ['POST', '/api/contact/', true],
    ['POST', '/api/chat/7/contact', true],
    ['POST', '/api/chat', false],
    ['POST', '/api/chat/7/messages', false],
    ['GET', '/api/quotes', false],
    ['POST', '/api/leads', false],
    ['POST', '/api/user/login', false],
    // This is no public form: the gateway must identify the signed-in user, to whom the lead is then assigned.
    ['POST', '/api/lead-claims/7', false],
  ])('%s %s is a public form: %s', (method, path, isPublicForm) => {
    expect(routes.find(method, path)?.isPublicForm).toBe(isPublicForm);
  });
  it('are known to refuse pictures of users, who work with leads, before a body is read', () => {
    const route = routes.find('POST', '/api/projects') as Route;
    const upload = (role: 'crew' | 'user') =>
      requireOf({ userId: 'u', username: 'pat', sessionId: 's', role }, 'crew', route);

    expect(() => upload('crew')).not.toThrow();
    expect(() => upload('user')).toThrow(NotAllowed);
  });
});
