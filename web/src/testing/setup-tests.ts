import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { server } from './mocks/server';

// What a test waits for is a condition; a busy machine takes longer to meet it.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});

afterAll(() => server.close());
