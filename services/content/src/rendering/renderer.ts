import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { PublicContent } from '@sandhill/company/content/public-content.js';
import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import type { Story } from '@sandhill/company/stories/story.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { ContentConfig } from '../content.config.js';
import { PageUnknown, RenderFailed, type PageFailure } from './render.errors.js';
import { runRenderer, type RendererEnd } from './run-renderer.js';

export interface SiteState {
  content: PublicContent;
  guide: PlantGuide;
  /** Published project stories; without them the site has no story pages. */
  stories?: readonly Story[];
  /** The pictures that the content names and media has. */
  pictures?: readonly SitePicture[];
  /**
   * Whether a banner link to a missing page, even to a story, is an error. See `PublishRequest` in
   * `version-publisher.ts`.
   */
  isLinkNew?: boolean;
  version: number;
  now: Date;
}

export interface Progress {
  /** Path of the page that was rendered last. */
  page: string;
  done: number;
  total: number;
}

const pageUnknownCode = 3;

interface SiteOutput {
  /** An empty folder to write into. */
  folder: string;
  /** Folder with pages that the same web build rendered earlier. Unchanged pages are copied from it. */
  before?: string;
  onProgress: (progress: Progress) => void;
}

const maxProgressBytes = 1_000_000;
const pageBytes = 5_000_000;
const previewSeconds = 20;

/** Renders pages with the web app's own code, in a separate process. */
@Injectable()
export class Renderer {
  private readonly log = new Logger(Renderer.name);

  constructor(private readonly config: ContentConfig) {}

  /**
   * Returns the id of the renderer's web build: 16 hexadecimal digits.
   *
   * @throws if there is no valid `build-id`
   */
  async build(): Promise<string> {
    const build = (await readFile(join(this.config.RENDERER_FOLDER, 'build-id'), 'utf8')).trim();
    if (!/^[0-9a-f]{16}$/.test(build)) throw new Error('the renderer has no valid build-id');
    return build;
  }

  /** Renders all pages into an empty folder. @throws RenderFailed */
  async renderSite(site: SiteState, { folder, before, onProgress }: SiteOutput): Promise<void> {
    let failure: PageFailure | undefined;
    const end = await this.run(['site', '--out', folder, ...(before ? ['--before', before] : [])], site, {
      withinMs: this.config.RENDER_SECONDS * 1000,
      outputBytes: maxProgressBytes,
      onLine: (line) => {
        const said = readLine(line);
        if (said && 'failed' in said) failure = said.failed;
        else if (said) onProgress(said);
      },
    });
    if (end.code !== 0) throw this.failed(end, failure);
  }

  /** Returns the HTML of one page, without scripts. @throws PageUnknown, RenderFailed */
  async renderPage(site: SiteState, path: string): Promise<string> {
    const end = await this.run(['page', '--path', path], site, {
      withinMs: previewSeconds * 1000,
      outputBytes: pageBytes,
    });
    if (end.code === pageUnknownCode) throw new PageUnknown();
    if (end.code !== 0) throw this.failed(end, lastFailure(end.output));
    return end.output;
  }

  private async run(
    args: string[],
    { now, ...site }: SiteState,
    bounds: { withinMs: number; outputBytes: number; onLine?: (line: string) => void },
  ): Promise<RendererEnd> {
    const { RENDERER_FOLDER: folder, RENDER_MEMORY_MIB: memoryMiB, publicUrl } = this.config;
    const input = JSON.stringify({ ...site, publicUrl, now: now.toISOString() });
    return runRenderer({ folder, args, input, memoryMiB, ...bounds });
  }

  private failed({ code, errors }: RendererEnd, failure: PageFailure | undefined): RenderFailed {
    if (!failure) this.log.error({ code, errors }, 'the renderer ended without a result');
    return new RenderFailed(failure ?? { problem: 'render_failed' }, failure ? undefined : `code ${code}`);
  }
}

type Said = Progress | { failed: PageFailure };

/** Parses a line of the renderer's output; undefined if the line is not a known message. */
function readLine(line: string): Said | undefined {
  try {
    const said = JSON.parse(line) as Partial<Progress & { failed: PageFailure }> | null;
    if (typeof said?.failed?.problem === 'string') return { failed: said.failed };
    const { page, done, total } = said ?? {};
    if (typeof page !== 'string' || typeof done !== 'number' || typeof total !== 'number') return undefined;
    return { page, done, total };
  } catch {
    return undefined;
  }
}

function lastFailure(output: string): PageFailure | undefined {
  const said = readLine(output.trimEnd().split('\n').at(-1) ?? '');
  return said && 'failed' in said ? said.failed : undefined;
}
