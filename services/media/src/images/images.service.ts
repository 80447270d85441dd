import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { DataSource, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { DecoderLost, UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { ImageDecoder } from './image-decoder.js';
import type { MadeImages } from './make-images.js';
import { ImageErasuresRepository } from './image-erasures.repository.js';
import { ImageVisibilityRepository } from './image-visibility.repository.js';
import { ImageVisibility } from './image-visibility.js';
import { Image, maxRenditionAttempts } from './image.entity.js';
import { ImageObjects } from './image-objects.js';
import { InvalidImage } from './images.errors.js';
import { makeRenditions } from './make-renditions.job.js';
import {
  inspectPicture,
  shownAs,
  type PictureEdits,
  type Picture,
  type InspectedPicture,
} from './picture.js';
import { renditionFailureOf } from './rendition-failure.js';
import type { Rendition } from './renditions.js';

@Injectable()
export class ImagesService {
  constructor(
    @InjectRepository(Image) private readonly images: Repository<Image>,
    private readonly objects: ImageObjects,
    private readonly queue: JobQueue,
    private readonly decoder: ImageDecoder,
    private readonly dataSource: DataSource,
    private readonly erasures: ImageErasuresRepository,
    private readonly visibility: ImageVisibility,
    private readonly visibilityRows: ImageVisibilityRepository,
  ) {}

  /**
   * Stores an upload. If the picture is already stored, marks it as used now, and makes it public again if it is hidden.
   * Otherwise, decodes it, stores it with the sizes that the page needs immediately, and enqueues a job for the slow
   * sizes (large ones and AVIF).
   *
   * @throws InvalidImage, Busy, StoreUnavailable
   */
  async store(seen: InspectedPicture, edits: PictureEdits): Promise<Image> {
    const picture = shownAs(seen, edits);
    const key = imageKey(picture);
    const { affected } = await this.images.update({ key }, { usedAt: () => 'now()' });
    if (affected) await this.visibility.show(key, async () => undefined);
    else await this.storeNew(key, picture);
    return this.images.findOneByOrFail({ key });
  }

  /**
   * Reads the original upload, which is neither cropped nor rotated.
   *
   * @throws StoreUnavailable, and the errors of `inspectPicture`
   */
  async inspectOriginal(key: string): Promise<InspectedPicture> {
    return inspectPicture(await this.objects.original(key));
  }

  /** Adds the missing sizes of an image, if the image is public. May be called again at any time. */
  async completeRenditions(key: string): Promise<void> {
    const image = await this.images.findOneBy({ key, renditionsOwed: true, visibility: 'public' });
    if (!image) return;
    await this.images.increment({ key }, 'renditionAttempts', 1);
    try {
      await this.makeRest(image);
    } catch (error) {
      const renditionFailure = renditionFailureOf(error);
      await this.images.update({ key }, { renditionFailure });
      // A failure while the store is unavailable says nothing about the picture, so the attempt does not count.
      if (renditionFailure === 'store' && !(await this.objects.areReachable()))
        await this.images.decrement({ key }, 'renditionAttempts', 1);
      throw error;
    }
  }

  private async makeRest(image: Image): Promise<void> {
    const { key } = image;
    const picture = { bytes: await this.objects.original(key), ...image };
    const { renditions: made } = await this.decoder.make(picture, 'later');
    await this.visibilityRows.whilePublic(key, async (manager) => {
      await this.objects.keep(key, made);
      await manager.update(Image, key, {
        webpWidths: [...new Set([...image.webpWidths, ...widthsOf(made, 'webp')])],
        avifWidths: widthsOf(made, 'avif'),
        renditionsOwed: false,
        renditionFailure: null,
      });
    });
  }

  async enqueueOwed(): Promise<void> {
    const owed = await this.images.find({
      select: { key: true },
      where: {
        renditionsOwed: true,
        visibility: 'public',
        renditionAttempts: LessThan(maxRenditionAttempts),
      },
      order: { createdAt: 'ASC' },
      take: 200,
    });
    await this.queue.enqueueMany(
      makeRenditions,
      owed.map(({ key }) => ({ imageKey: key })),
    );
  }

  async countGivenUp(): Promise<number> {
    const renditionAttempts = MoreThanOrEqual(maxRenditionAttempts);
    return this.images.countBy({ renditionsOwed: true, visibility: 'public', renditionAttempts });
  }

  /**
   * Resets the attempts at the slow sizes of a picture and enqueues a job for them. Does nothing if the picture has
   * these sizes.
   */
  async makeRenditionsAgain(key: string): Promise<void> {
    const { affected } = await this.images.update({ key, renditionsOwed: true }, { renditionAttempts: 0 });
    if (affected) this.queue.enqueueInBackground(makeRenditions, [{ imageKey: key }]);
  }

  /**
   * Stores a new picture. The original is stored while the sizes are encoded. Objects of failed uploads are erased
   * later.
   */
  private async storeNew(key: string, picture: Picture): Promise<void> {
    const expected = this.erasures.postpone(key);
    const [prompt] = await Promise.all([
      this.storeImmediate(key, picture, expected),
      expected.then(() => this.objects.keepOriginal(key, picture.bytes)),
    ]);
    await this.makeKnown(key, imageRow(key, picture, prompt));
    this.queue.enqueueInBackground(makeRenditions, [{ imageKey: key }]);
  }

  /**
   * Stores the sizes that the page needs immediately. Stores no object before the upload is registered in
   * `image_erasures`.
   */
  private async storeImmediate(key: string, picture: Picture, expected: Promise<void>): Promise<MadeImages> {
    const made = await this.decode(picture);
    await expected;
    await this.objects.keep(key, made.renditions);
    return made;
  }

  /**
   * Decodes the picture. This finds files that are broken although their header is valid.
   *
   * @throws InvalidImage, Busy
   */
  private async decode(picture: Picture): Promise<MadeImages> {
    try {
      return await this.decoder.make(picture, 'prompt');
    } catch (cause) {
      if (cause instanceof UnreadablePicture) throw new InvalidImage({ cause });
      throw cause instanceof DecoderLost ? new Busy({ retryAfterSeconds: 5, cause }) : cause;
    }
  }

  /**
   * Adds the picture's row. If another upload of the same picture has already added it, keeps the sizes listed in the
   * row, because the worker may have added more.
   */
  private async makeKnown(key: string, row: ReturnType<typeof imageRow>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const adding = manager.createQueryBuilder().insert().into(Image).values(row);
      await adding.orUpdate(['used_at'], ['key']).execute();
      await this.erasures.cancel(manager, key);
    });
  }
}

function imageRow(key: string, { width, height, cutRows, turn }: Picture, prompt: MadeImages) {
  const webpWidths = widthsOf(prompt.renditions, 'webp');
  return { key, width, height, cutRows, turn, placeholder: prompt.placeholder, webpWidths };
}

function widthsOf(renditions: Rendition[], format: Rendition['format']): number[] {
  return renditions.filter((rendition) => rendition.format === format).map(({ width }) => width);
}

/** Returns a picture's key. Uploads with the same bytes, crop and rotation have the same key. */
function imageKey({ bytes, cutRows, turn }: Picture): string {
  const look = turn === 0 ? `cut:${cutRows}` : `cut:${cutRows},turn:${turn}`;
  return createHash('sha256').update(bytes).update(look).digest('hex').slice(0, 32);
}
