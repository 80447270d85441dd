import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { server } from './mocks/server';

// Tests wait for conditions, which take longer on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** Reads a blob with `FileReader`, which jsdom has. */
const readBlob = <T>(read: (reader: FileReader) => void) =>
  new Promise<T>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as T));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable')));
    read(reader);
  });

// Adds methods that jsdom lacks although every browser has them.
Blob.prototype.text ??= function text(this: Blob) {
  return readBlob<string>((reader) => reader.readAsText(this));
};
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return readBlob<ArrayBuffer>((reader) => reader.readAsArrayBuffer(this));
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});

afterAll(() => server.close());
