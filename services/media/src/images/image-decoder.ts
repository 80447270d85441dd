import { join } from 'node:path';
import { PictureDecoder } from '@sandhill/platform/pictures/picture-decoder.js';
import type { ImageTask, MadeImages } from './make-images.js';
import type { Picture } from './picture.js';

const program = join(import.meta.dirname, '../../dist/images/image-program.js');

/** Makes the sizes of pictures in separate processes, of which only a few run at the same time. */
export class ImageDecoder extends PictureDecoder<ImageTask, MadeImages> {
  constructor(atOnce: number) {
    super({ program, atOnce, mayWait: atOnce * 4 });
  }

  /** @throws UnreadablePicture, DecoderLost, Busy */
  async make(
    { bytes, width, height, cutRows, turn }: Picture,
    sizes: ImageTask['sizes'],
  ): Promise<MadeImages> {
    return this.run(bytes, { sizes, width, height, cutRows, turn });
  }
}
