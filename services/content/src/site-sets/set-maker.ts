import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { publicContent } from '@sandhill/company/content/public-content.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import { RenderFailed } from '../rendering/render.errors.js';
import { Renderer, type Progress, type SiteState } from '../rendering/renderer.js';
import { GalleryCopy } from '../gallery/gallery-copy.js';
import { PreviousSet } from './previous-set.js';
import type { NewSet } from './new-set.js';
import { runProgram } from './run-program.js';
import { maxSetBytes, SetUnsound, tooLarge } from './set-rules.js';
import { makeWorkFolder, removeWorkFolder } from './work-folder.js';

interface SetRequest extends Pick<SiteState, 'guide' | 'version' | 'now' | 'isLinkNew'> {
  content: SiteContent;
  onProgress?: (progress: Progress) => void;
}

/** Renders and packs page sets from a content and the copies of media's stories and pictures, one at a time. */
@Injectable()
export class SetMaker {
  private readonly log = new Logger(SetMaker.name);
  private readonly limiter = new ConcurrencyLimiter({ atOnce: 1, mayWait: 4 });

  constructor(
    private readonly renderer: Renderer,
    private readonly before: PreviousSet,
    private readonly gallery: GalleryCopy,
  ) {}

  build(): Promise<string> {
    return this.renderer.build();
  }

  /** Makes a set. The caller deletes its file with `remove`. @throws RenderFailed, Busy */
  async make(request: SetRequest): Promise<NewSet> {
    return this.limiter.run(() => this.makeNext(request));
  }

  private async makeNext(request: SetRequest): Promise<NewSet> {
    const { content, guide, version, now, isLinkNew, onProgress = () => undefined } = request;
    // The gallery is read outside the `try`, because an unavailable PostgreSQL is not a rendering failure.
    const { revision, stories, pictures } = await this.gallery.readFor(content);
    const work = await makeWorkFolder();
    const remove = () => removeWorkFolder(work);
    const folder = join(work, 'set');
    const setFile = join(work, 'set.tar');
    try {
      const build = await this.build();
      await mkdir(folder);
      const site = { content: publicContent(content), guide, stories, pictures, isLinkNew, version, now };
      const before = await this.before.folderOf(build);
      await this.renderer.renderSite(site, { folder, before, onProgress });
      const sha256 = await runProgram({ name: 'pack-set', args: [folder, build, String(version), setFile] });
      const { size: bytes } = await stat(setFile);
      if (bytes > maxSetBytes) throw new SetUnsound(tooLarge);
      await this.before.keep(build, folder);
      return { sha256, build, version, stories: revision, bytes, setFile, remove };
    } catch (error) {
      await remove();
      if (error instanceof RenderFailed) throw error;
      this.log.error({ err: loggableError(error) }, 'a set could not be made');
      throw new RenderFailed({ problem: isTooLarge(error) ? 'site_too_large' : 'render_failed' });
    }
  }
}

/**
 * Returns whether the error means that a set is too large. `pack-set` reports this only in its error message, so the
 * end of the message is compared.
 */
const isTooLarge = (error: unknown) =>
  error instanceof Error && error.message.endsWith(new SetUnsound(tooLarge).message);
