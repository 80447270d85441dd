import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aFile } from '../../../testing/factories';
import { untilReleased } from '../../../testing/until-released';
import type { FormPhoto } from './photo-rules';

/** Pictures that are being prepared, by file name. The test calls a picture's function when the picture is ready. */
const preparing = new Map<string, (dataUrl: string) => void>();
jest.unstable_mockModule('../../../lib/shrink-picture', () => ({
  shrinkPicture: (file: File) =>
    new Promise<string>((resolve) => {
      preparing.set(file.name, resolve);
    }),
}));
/** Fake of the browser's store. Reading and saving wait until the test resolves `isRead` and `isSaved`. */
const kept = { photos: [] as FormPhoto[], isRead: Promise.resolve(), isSaved: Promise.resolve() };
jest.unstable_mockModule('./photo-store', () => ({
  loadPhotos: () => kept.isRead.then(() => kept.photos),
  savePhotos: () => kept.isSaved,
}));
/** Resolved by the test when the form has waited long enough for the store. */
let hasWaited = new Promise<void>(() => undefined);
jest.unstable_mockModule('../../../lib/wait-for', () => ({ waitFor: () => hasWaited }));
const { makeStore } = await import('../../../testing/test-utils');
const { addPhotos, removePhoto } = await import('./form-photos');
const { sendLead } = await import('../send-lead');
const { selectFormPhotos } = await import('./photos-slice');

async function ready(name: string) {
  await waitFor(() => expect(preparing.has(name)).toBe(true));
  preparing.get(name)?.('data:image/jpeg;base64,AA==');
}

function setUp() {
  const store = makeStore();
  const photos = () => selectFormPhotos('quote')(store.getState());
  const names = () => photos().photos.map(({ name }) => name);
  const add = (...files: string[]) =>
    store.dispatch(
      addPhotos(
        'quote',
        files.map((name) => aFile(name)),
      ),
    );
  return { store, photos, names, add };
}

describe('the photos of a quote', () => {
  beforeEach(() => {
    preparing.clear();
    kept.isSaved = Promise.resolve();
    hasWaited = new Promise(() => undefined);
  });

  it('are all there when two batches are prepared at once', async () => {
    const { photos, names, add } = setUp();
    const batches = [add('a.jpg'), add('b.jpg')];
    await ready('a.jpg');
    expect(photos().queued > 0).toBe(true);

    await ready('b.jpg');
    await Promise.all(batches);

    expect(names()).toEqual(['a.jpg', 'b.jpg']);
    expect(photos().queued > 0).toBe(false);
  });

  it('show each as soon as it is ready, and one removed meanwhile does not come back', async () => {
    const { store, photos, names, add } = setUp();
    const batch = add('a.jpg', 'b.jpg');
    await ready('a.jpg');
    await waitFor(() => expect(names()).toEqual(['a.jpg']));

    store.dispatch(removePhoto('quote', photos().photos[0]?.id ?? ''));
    await ready('b.jpg');
    await batch;

    expect(names()).toEqual(['b.jpg']);
  });

  it('are prepared although the browser never ends to save one', async () => {
    kept.isSaved = untilReleased().released;
    const { photos, names, add } = setUp();
    const batch = add('a.jpg', 'b.jpg');
    await ready('a.jpg');
    await ready('b.jpg');

    expect(await batch).toBe(2);
    expect(names()).toEqual(['a.jpg', 'b.jpg']);
    expect(photos().queued > 0).toBe(false);
  });

  it('count as taken if they arrive again, and are there once', async () => {
    const { store, names } = setUp();
    const add = () => store.dispatch(addPhotos('quote', [aFile('a.jpg')], ['from-phone']));
    const first = add();
    await ready('a.jpg');

    expect([await first, await add()]).toEqual([1, 1]);
    expect(names()).toEqual(['a.jpg']);
  });

  it('are ten at most, those in preparation counted', async () => {
    const { photos, names, add } = setUp();
    const nine = Array.from({ length: 9 }, (_, number) => `${number}.jpg`);
    const batch = add(...nine);
    for (const name of nine) await ready(name);
    await batch;
    const last = add('tenth.jpg');
    await waitFor(() => expect(preparing.has('tenth.jpg')).toBe(true));

    await add('eleventh.jpg');
    expect(photos().refused).toEqual([{ name: 'eleventh.jpg', fault: 'tooMany' }]);
    await ready('tenth.jpg');
    await last;

    expect(names()).toEqual([...nine, 'tenth.jpg']);
    expect(preparing.has('eleventh.jpg')).toBe(false);
  });

  it.each([
    ['taken when it is small enough then', 1_000, ['big.jpg'], []],
    ['refused when it is still too large', 7_000_000, [], [{ name: 'big.jpg', fault: 'tooLarge' }]],
  ])("shrink a camera's file of more than 5 MB first: %s", async (_what, length, taken, refused) => {
    const { store, photos, names } = setUp();
    const file = new File(['\xFF\xD8', 'Exif\0\0', new Uint8Array(5_000_001)], 'big.jpg', {
      type: 'image/jpeg',
    });

    const adding = store.dispatch(addPhotos('quote', [file]));
    await waitFor(() => expect(preparing.has('big.jpg')).toBe(true));
    preparing.get('big.jpg')?.(`data:image/jpeg;base64,${'A'.repeat(length)}`);
    await adding;

    expect(names()).toEqual(taken);
    expect(photos().refused).toEqual(refused);
  });

  it('go with a form that is sent while the browser still looks for them', async () => {
    const { store } = setUp();
    const { released, release: find } = untilReleased();
    kept.isRead = released;
    kept.photos = [{ id: '1', name: 'yard.jpg', dataUrl: 'data:image/jpeg;base64,AA==' }];
    const post = jest.fn(async (_lead: { projectImages?: string[] }) => ({}));

    const sending = store.dispatch(
      sendLead({ name: 'quote', typed: {}, about: {}, onProgress: () => undefined, post }),
    );
    find();
    await sending;

    expect(post.mock.calls[0]?.[0].projectImages).toEqual(['data:image/jpeg;base64,AA==']);
  });

  it('join the form when the browser finds them late, before those that were added meanwhile', async () => {
    const { names, add } = setUp();
    const { released, release: find } = untilReleased();
    kept.isRead = released;
    kept.photos = [{ id: '1', name: 'early.jpg', dataUrl: 'data:image/jpeg;base64,AA==' }];
    hasWaited = Promise.resolve();
    const adding = add('later.jpg');
    await ready('later.jpg');
    await adding;
    expect(names()).toEqual(['later.jpg']);

    find();

    await waitFor(() => expect(names()).toEqual(['early.jpg', 'later.jpg']));
  });
});
