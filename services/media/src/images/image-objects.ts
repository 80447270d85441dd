import { Inject, Injectable } from '@nestjs/common';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { renditionKey } from './image-paths.js';
import { unavailable } from './images.errors.js';
import { contentTypes, type Rendition } from './renditions.js';
import { MEDIA_STORE, ORIGINALS_STORE } from './stores.js';

/** Reads and writes the objects of pictures in both buckets. Methods that access a bucket throw StoreUnavailable. */
@Injectable()
export class ImageObjects {
  constructor(
    @Inject(MEDIA_STORE) private readonly media: ObjectStore,
    @Inject(ORIGINALS_STORE) private readonly originals: ObjectStore,
  ) {}

  async areReachable(): Promise<boolean> {
    return this.originals.ping().then(
      () => true,
      () => false,
    );
  }

  /** Returns the original upload, which is neither cropped nor rotated. */
  original(key: string): Promise<Buffer> {
    return this.originals.get(key).catch(unavailable);
  }

  async keepOriginal(key: string, bytes: Buffer): Promise<void> {
    await this.originals.put(key, bytes, { contentType: 'application/octet-stream' }).catch(unavailable);
  }

  async keep(key: string, renditions: readonly Rendition[]): Promise<void> {
    const puts = renditions.map(({ width, format, bytes }) =>
      this.media.put(renditionKey(key, width, format), Buffer.from(bytes), {
        contentType: contentTypes[format],
      }),
    );
    await Promise.all(puts).catch(unavailable);
  }
}
