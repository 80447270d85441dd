import { http, HttpResponse } from 'msw';
import type { Session, User } from '../types/api';
import { server } from './mocks/server';

/** Mocks a session of the user. `more` has further fields of the session. */
export function signedInAs(user: User, more: Partial<Session> = {}): void {
  server.use(
    http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: true, user, ...more })),
    http.post('*/api/user/login', () => HttpResponse.json({ user })),
  );
}
