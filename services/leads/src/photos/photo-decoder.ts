import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PictureDecoder } from '@sandhill/platform/pictures/picture-decoder.js';
import type { ReadyPhoto } from './make-photo.js';

const program = join(import.meta.dirname, '../../dist/photos/photo-program.js');

/**
 * Decodes one photo at a time in another process. Visitors choose the photos: decoding several at the same time could
 * take more memory than the container has. Requests share the decoder's queue with the jobs that move photos. Both have
 * limits of their own, so only a few of each wait.
 */
@Injectable()
export class PhotoDecoder extends PictureDecoder<null, ReadyPhoto> {
  constructor() {
    super({ program, atOnce: 1, mayWait: 1_000 });
  }

  /** @throws UnreadablePicture, DecoderLost, Busy */
  async make(bytes: Buffer): Promise<ReadyPhoto> {
    return this.run(bytes, null);
  }
}
