import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { publicContent } from '@sandhill/company/content/public-content.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import { Gate } from '@sandhill/platform/process/gate.js';
import { RenderFailed } from '../rendering/render.errors.js';
import { Renderer, type Progress } from '../rendering/renderer.js';
import { packSet, type PackedSet } from './pack-set.js';
import { sealSet, SetUnsound } from './set-rules.js';
import { inWorkFolder } from './work-folder.js';

export interface NewSet extends PackedSet {
  build: string;
  version: number;
}

export interface SetOrder {
  content: SiteContent;
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

  /** @throws RenderFailed, Busy */
  async make({ content, version, now, onProgress = () => undefined }: SetOrder): Promise<NewSet> {
    return this.gate.run(async () => {
      try {
        const build = await this.renderer.build();
        return await inWorkFolder(async (work) => {
          // Whatever is written beside it goes with the work folder.
          const folder = join(work, 'set');
          await mkdir(folder);
          await this.renderer.drawSite({ content: publicContent(content), version, now }, folder, onProgress);
          const names = await sealSet(folder, { build, version });
          return { build, version, ...(await packSet(folder, names)) };
        });
      } catch (error) {
        if (error instanceof RenderFailed) throw error;
        this.log.error({ err: withoutParameters(error) }, 'a set could not be made');
        throw new RenderFailed(
          { problem: 'render_failed' },
          error instanceof SetUnsound ? error.message : undefined,
        );
      }
    });
  }
}
