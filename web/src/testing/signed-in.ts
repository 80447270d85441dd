import { http, HttpResponse } from 'msw';
import type { User } from '../types/api';
import { server } from './mocks/server';

/** Makes the network know somebody's session. */
export function signedInAs(user: User): void {
  server.use(
    http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: true, user })),
    http.post('*/api/user/login', () => HttpResponse.json({ user })),
  );
}
