import { jest } from '@jest/globals';
import { firstPictureShown } from './first-picture-shown';

/** Adds the page's first photograph, which is still loading, and returns it. */
function aPicture(): HTMLImageElement {
  document.body.innerHTML = '<img fetchpriority="high" alt="">';
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false, configurable: true });
  return picture;
}

async function isShown(shown: Promise<void>): Promise<boolean> {
  let isDone = false;
  void shown.then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  return isDone;
}

describe(firstPictureShown, () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('waits for nothing on a page without one', async () => {
    expect(await isShown(firstPictureShown())).toBe(true);
  });

  it('does not wait for one that is there', async () => {
    Object.defineProperty(aPicture(), 'complete', { value: true });

    expect(await isShown(firstPictureShown())).toBe(true);
  });

  it.each(['load', 'error'])('waits until its %s', async (event) => {
    const picture = aPicture();
    const shown = firstPictureShown();
    expect(await isShown(shown)).toBe(false);

    picture.dispatchEvent(new Event(event));

    expect(await isShown(shown)).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'wheel'])('gives way to a %s', async (event) => {
    aPicture();
    const shown = firstPictureShown();

    document.dispatchEvent(new Event(event));

    expect(await isShown(shown)).toBe(true);
  });

  it('waits for four seconds at most', async () => {
    aPicture();
    const shown = firstPictureShown();
    jest.advanceTimersByTime(3_999);
    expect(await isShown(shown)).toBe(false);

    jest.advanceTimersByTime(1);

    expect(await isShown(shown)).toBe(true);
  });
});
