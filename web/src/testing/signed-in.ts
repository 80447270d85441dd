import { http, HttpResponse } from 'msw';
import type { User } from '../types/api';
import { server } from './mocks/server';

/** Makes the mocked network answer with a session. */
export function signedInAs(user: User): void {
  server.use(
    http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: true, user })),
    http.post('*/api/user/login', () => HttpResponse.json({ user })),
  );
}
