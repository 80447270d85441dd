import { jest } from '@jest/globals';
import { shrinkPicture } from './shrink-picture';

describe(shrinkPicture, () => {
  it('returns the original where the browser gives nothing back from a canvas', async () => {
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 10, height: 10, close: () => undefined }),
    });
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,');

    expect(await shrinkPicture(new File(['abc'], 'yard.jpg', { type: 'image/jpeg' }))).toBe(
      'data:image/jpeg;base64,YWJj',
    );
  });
});
