import { Injectable } from '@nestjs/common';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { DiskSpace } from '../images/disk-space.js';
import { mainPath } from '../images/image-paths.js';
import { ImagesService } from '../images/images.service.js';
import { canBeCut, inspectPicture, type InspectedPicture } from '../images/picture.js';
import { readDataUrl } from '../images/read-data-url.js';
import type { Rotation } from '../images/rotation.js';
import { Watermarks, type CutReason } from '../images/watermarks.js';
import { cutOf, type ShownProject } from './dto/project.response.js';
import type { Project } from './project.entity.js';
import { NothingCut } from './projects.errors.js';

export type PictureFields = Pick<Project, 'imageKey' | 'imageUrl' | 'cut' | 'showOriginal'>;

interface Upload {
  /** The picture as a data URL. */
  imageUrl: LargeText;
  fileName: string;
  /** Software in the EXIF block of the original file, from which the browser made the uploaded one. */
  software?: string | null;
  showOriginal?: boolean;
  turn?: Rotation;
}

@Injectable()
export class ProjectPictures {
  constructor(
    private readonly disk: DiskSpace,
    private readonly images: ImagesService,
    private readonly watermarks: Watermarks,
  ) {}

  /** @throws DiskFull, NothingCut, InvalidImage, ImageTooLarge, TooManyPixels, TooTall, Busy, StoreUnavailable */
  async upload({
    imageUrl,
    fileName,
    software,
    showOriginal = false,
    turn = 0,
  }: Upload): Promise<PictureFields> {
    await this.disk.check();
    const seen = await inspectPicture(readDataUrl(imageUrl));
    const origin = { fileName, software: seen.software ?? software ?? null };
    const cut = canBeCut(seen) ? this.watermarks.reasonToCut(origin) : null;
    return this.store(seen, { cut, showOriginal, turn });
  }

  /**
   * Stores the same picture with another crop or rotation.
   *
   * @throws NothingCut, Busy, StoreUnavailable, and the errors of `inspectPicture`
   */
  async showAgain(
    shown: ShownProject,
    { showOriginal, turn }: { showOriginal: boolean; turn: Rotation },
  ): Promise<PictureFields> {
    const cut = cutOf(shown);
    if (showOriginal && cut === null) throw new NothingCut();
    return this.store(await this.images.inspectOriginal(shown.project.imageKey), {
      cut,
      showOriginal,
      turn,
    });
  }

  private async store(
    seen: InspectedPicture,
    { cut, showOriginal, turn }: { cut: CutReason | null; showOriginal: boolean; turn: Rotation },
  ): Promise<PictureFields> {
    if (showOriginal && cut === null) throw new NothingCut();
    const image = await this.images.store(seen, { cutBottom: cut !== null && !showOriginal, turn });
    return { imageKey: image.key, imageUrl: mainPath(image), cut, showOriginal };
  }
}
