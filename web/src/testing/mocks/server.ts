import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The network of tests: an empty gallery and nobody signed in, unless a test says otherwise. */
export const server = setupServer(
  http.get('*/api/projects', () => HttpResponse.json({ projects: [], categories: [], nextCursor: null })),
  http.get('*/api/projects/featured', () => HttpResponse.json({ projects: [] })),
  http.get('*/api/projects/category/:category', () => HttpResponse.json({ projects: [] })),
  http.get('*/api/health', () => HttpResponse.json({ status: 'ok', mode: 'demo' })),
  http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: false, user: null })),
);
