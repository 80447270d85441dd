import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { publicContent } from '@sandhill/company/content/public-content.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import { Gate } from '@sandhill/platform/process/gate.js';
import { RenderFailed } from '../rendering/render.errors.js';
import { Renderer, type Progress } from '../rendering/renderer.js';
import { runProgram } from './run-program.js';
import { mostSetBytes, SetUnsound, tooLarge } from './set-rules.js';
import { inWorkFolder } from './work-folder.js';

export interface NewSet {
  /** Of the tar's bytes; the set's name. */
  sha256: string;
  build: string;
  version: number;
  bytes: number;
  /** Where the tar lies until the set is stored. */
  tarFile: string;
}

export interface SetOrder {
  content: SiteContent;
  guide: PlantGuide;
  version: number;
  now: Date;
  onProgress?: (progress: Progress) => void;
}

/** Draws, checks and packs the pages of a content; one set at once in a process. */
@Injectable()
export class SetMaker {
  private readonly log = new Logger(SetMaker.name);
  private readonly gate = new Gate({ atOnce: 1, mayWait: 4 });

  constructor(private readonly renderer: Renderer) {}

  /** @param store keeps the set, whose file is gone afterwards; @throws RenderFailed, Busy, and what `store` throws */
  async make(order: SetOrder, store: (set: NewSet) => Promise<void>): Promise<void> {
    await this.gate.run(() => inWorkFolder(async (folder) => store(await this.makeIn(folder, order))));
  }

  /** @throws RenderFailed */
  private async makeIn(work: string, order: SetOrder): Promise<NewSet> {
    const { content, guide, version, now, onProgress = () => undefined } = order;
    // Whatever is written beside it goes with the work folder.
    const folder = join(work, 'set');
    const tarFile = join(work, 'set.tar');
    try {
      const build = await this.renderer.build();
      await mkdir(folder);
      const drawn = { content: publicContent(content), guide, version, now };
      await this.renderer.drawSite(drawn, folder, onProgress);
      const sha256 = await runProgram({ name: 'pack-set', args: [folder, build, String(version), tarFile] });
      const { size: bytes } = await stat(tarFile);
      if (bytes > mostSetBytes) throw new SetUnsound(tooLarge);
      return { sha256, build, version, bytes, tarFile };
    } catch (error) {
      if (error instanceof RenderFailed) throw error;
      this.log.error({ err: withoutParameters(error) }, 'a set could not be made');
      throw new RenderFailed({ problem: isTooLarge(error) ? 'site_too_large' : 'render_failed' });
    }
  }
}

/** Also as the program says it that packs the set. */
const isTooLarge = (error: unknown) =>
  error instanceof Error && error.message.endsWith(new SetUnsound(tooLarge).message);
