import type { Page } from '@playwright/test';

/** Returns the number of pictures whose bytes are on the device. */
export const heldPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('picture-queue');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('bytes').objectStore('bytes').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
