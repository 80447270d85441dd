import { Injectable } from '@nestjs/common';
import { publicContent } from '@sandhill/company/content/public-content.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { faultsOf, problemsOf, requireNone } from '../checks/content-problems.js';
import { Clock } from '../clock/clock.js';
import { PageFailed } from '../rendering/page-failed.error.js';
import { PageUnknown, RenderFailed } from '../rendering/render.errors.js';
import { Published } from '../published/published.js';
import { Renderer } from '../rendering/renderer.js';
import { drawable } from './drawable.js';
import { PreviewQueue } from './preview-queue.js';

const longestPath = 200;

/** Pages as they will be. */
@Injectable()
export class PreviewService {
  private readonly queue = new PreviewQueue();

  constructor(
    private readonly published: Published,
    private readonly renderer: Renderer,
    private readonly clock: Clock,
  ) {}

  /**
   * The HTML of a page with this content, which may be unfinished.
   *
   * @throws ValidationFailed, PageFailed, Busy, PreviewSuperseded
   */
  async draw(content: unknown, path: unknown, caller: string): Promise<string> {
    if (typeof path !== 'string' || !path.startsWith('/') || path.length > longestPath) throw pathUnknown();
    const problems = await problemsOf(content);
    await requireNone(await faultsOf(problems));
    const shown = publicContent(drawable(content as SiteContent, problems));
    return this.queue.run(caller, async () => {
      const { guide } = this.published.answer;
      try {
        const drawn = { content: shown, guide, version: 0, now: this.clock.now() };
        return await this.renderer.drawPage(drawn, path);
      } catch (error) {
        if (error instanceof PageUnknown) throw pathUnknown();
        throw error instanceof RenderFailed ? new PageFailed(error, content as SiteContent) : error;
      }
    });
  }
}

const pathUnknown = () =>
  new ValidationFailed({ path: { message: 'This site has no such page', code: 'path_unknown' } });
