import { jest } from '@jest/globals';
import { shrinkPicture } from './shrink-picture';

/** Gives the browser a canvas that returns the given colors and this data URL. */
function provideCanvas(colors: number[], dataUrl: string): void {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 10, height: 10, close: () => undefined }),
  });
  const context = {
    canvas: { width: 10, height: 10 },
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: colors }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(dataUrl);
}

const white = [255, 254, 255, 255];
const noise = [143, 105, 146, 255];
const yard = new File(['abc'], 'yard.jpg', { type: 'image/jpeg' });
const original = 'data:image/jpeg;base64,YWJj';
const drawn = 'data:image/jpeg;base64,ZHJhd24=';

describe(shrinkPicture, () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['returns what was drawn', white, drawn, drawn],
    ['returns the original where the browser gives nothing back from a canvas', white, 'data:,', original],
    ['returns the original where a canvas gives back noise', noise, drawn, original],
  ])('%s', async (_what, colors, dataUrl, shrunk) => {
    provideCanvas(colors, dataUrl);

    expect(await shrinkPicture(yard)).toBe(shrunk);
  });

  it('keeps a column of a very narrow picture, because an empty canvas gives nothing back', async () => {
    provideCanvas(white, drawn);
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 3, height: 16_000, close: () => undefined }),
    });
    const toDataUrl = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL');

    await shrinkPicture(yard);

    const [canvas] = toDataUrl.mock.contexts as HTMLCanvasElement[];
    expect([canvas?.width, canvas?.height]).toEqual([1, 2000]);
  });
});
