import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { aFile } from '../../testing/factories';

/** Pictures in preparation, by file name: the test says when each is ready. */
const preparing = new Map<string, (dataUrl: string) => void>();
jest.unstable_mockModule('../../lib/shrink-picture', () => ({
  shrinkPicture: (file: File) =>
    new Promise<string>((resolve) => {
      preparing.set(file.name, resolve);
    }),
}));
const { useQuotePhotos } = await import('./use-quote-photos');
const { runHook } = await import('../../testing/test-utils');

async function ready(name: string) {
  await waitFor(() => expect(preparing.has(name)).toBe(true));
  await act(async () => preparing.get(name)?.('data:image/jpeg;base64,AA=='));
}

function setUp() {
  const { store, result } = runHook(() => useQuotePhotos('draft-1'));
  const names = () => result.current.photos.map(({ name }) => name);
  const add = (...files: string[]) => act(() => void result.current.add(files.map((name) => aFile(name))));
  return { store, result, names, add };
}

describe('the photos of a quote', () => {
  beforeEach(() => preparing.clear());

  it('are all there when two batches are prepared at once', async () => {
    const { result, names, add } = setUp();
    add('a.jpg');
    add('b.jpg');

    await ready('a.jpg');
    await ready('b.jpg');

    expect(names()).toEqual(['a.jpg', 'b.jpg']);
    expect(result.current.isWorking).toBe(false);
  });

  it('show each as soon as it is ready, and one removed meanwhile stays away', async () => {
    const { result, names, add } = setUp();
    add('a.jpg', 'b.jpg');
    await ready('a.jpg');
    expect(names()).toEqual(['a.jpg']);

    act(() => result.current.remove(result.current.photos[0]?.id ?? ''));
    await ready('b.jpg');

    expect(names()).toEqual(['b.jpg']);
  });

  it('are ten at most, those in preparation counted', async () => {
    const { store, names, add } = setUp();
    const nine = Array.from({ length: 9 }, (_, number) => `${number}.jpg`);
    add(...nine);
    for (const name of nine) await ready(name);
    add('tenth.jpg');
    await waitFor(() => expect(preparing.has('tenth.jpg')).toBe(true));

    add('eleventh.jpg');
    await waitFor(() => expect(store.getState().toast.current?.title).toBe('Too many photos'));
    await ready('tenth.jpg');

    expect(names()).toEqual([...nine, 'tenth.jpg']);
    expect(preparing.has('eleventh.jpg')).toBe(false);
  });
});
