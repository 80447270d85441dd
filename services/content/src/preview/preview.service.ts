import { Injectable } from '@nestjs/common';
import { publicContent } from '@sandhill/company/content/public-content.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { Language } from '@sandhill/company/language.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { blockingProblems, problemsOf, requireNone } from '../checks/content-problems.js';
import { GalleryCopy } from '../gallery/gallery-copy.js';
import { byName, listOf, type Entry, type EntryKind } from '../guide-entries/entry-kinds.js';
import { PageFailed } from '../rendering/page-failed.error.js';
import { PageUnknown, RenderFailed } from '../rendering/render.errors.js';
import { Published } from '../published/published.js';
import { Renderer, type SiteState } from '../rendering/renderer.js';
import { withoutRefusedUrls } from './without-refused-urls.js';
import { PreviewQueue } from './preview-queue.js';

const maxPathLength = 200;

@Injectable()
export class PreviewService {
  private readonly queue = new PreviewQueue();

  constructor(
    private readonly published: Published,
    private readonly renderer: Renderer,
    private readonly clock: Clock,
    private readonly gallery: GalleryCopy,
  ) {}

  /**
   * Returns the HTML of a page with this content, which may be unfinished.
   *
   * @throws ValidationFailed, PageFailed, Busy, PreviewSuperseded
   */
  async render(content: unknown, path: unknown, caller: string): Promise<string> {
    if (typeof path !== 'string' || !path.startsWith('/') || path.length > maxPathLength) throw pathUnknown();
    const problems = await problemsOf(content);
    await requireNone(await blockingProblems(problems));
    const shown = publicContent(withoutRefusedUrls(content as SiteContent, problems));
    const { guide } = this.published.response;
    const pictures = await this.gallery.picturesFor(shown);
    return this.renderPage({ content: shown, guide, pictures }, path, {
      caller,
      edited: content as SiteContent,
    });
  }

  /**
   * Returns the HTML of a guide entry's page. The entry may be unfinished. All other entries on the page are the
   * published ones.
   *
   * @throws PageFailed, Busy, PreviewSuperseded
   */
  async renderEntry(kind: EntryKind, entry: Entry, language: Language, caller: string): Promise<string> {
    const { content, guide: published } = this.published.response;
    const others = listOf(published, kind).filter(({ slug }) => slug !== entry.slug);
    const entries = byName([...others, { ...entry, isPublished: true }]);
    const guide = { ...published, [kind === 'plant' ? 'plants' : 'issues']: entries };
    const path = guidePath({ kind, slug: entry.slug });
    return this.renderPage({ content, guide }, language === 'es' ? `/es${path}` : path, {
      caller,
      edited: entry,
    });
  }

  private renderPage(
    shown: Pick<SiteState, 'content' | 'guide' | 'pictures'>,
    path: string,
    { caller, edited }: { caller: string; edited: object },
  ): Promise<string> {
    return this.queue.run(caller, async () => {
      try {
        return await this.renderer.renderPage({ ...shown, version: 0, now: this.clock.now() }, path);
      } catch (error) {
        if (error instanceof PageUnknown) throw pathUnknown();
        throw error instanceof RenderFailed ? new PageFailed(error, edited) : error;
      }
    });
  }
}

const pathUnknown = () =>
  new ValidationFailed({ path: { message: 'This site has no such page', code: 'path_unknown' } });
