import { http, HttpResponse } from 'msw';
import type { Session, User } from '../types/api';
import { server } from './mocks/server';

/** Makes the mocked network answer with a session; `more` is what else the session tells. */
export function signedInAs(user: User, more: Partial<Session> = {}): void {
  server.use(
    http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: true, user, ...more })),
    http.post('*/api/user/login', () => HttpResponse.json({ user })),
  );
}
