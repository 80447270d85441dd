import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiHeader, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { authorOf } from '../audit/author.js';
import { DraftChangedBody } from '../drafts/draft.response.js';
import { IfMatch } from '../drafts/if-match.js';
import { Published } from '../published/published.js';
import { PageFailedBody } from '../rendering/page-failed.body.js';
import { PublicationProgress } from './publication-progress.js';
import {
  NewVersionResponse,
  PublicationResponse,
  PublishDto,
  toNewVersionResponse,
  toPublicationResponse,
  UndoDto,
} from './publishing.dtos.js';
import { PublishingService } from './publishing.service.js';
import { ServerVersions } from './server-versions.js';

const pageFailed = {
  type: PageFailedBody,
  description:
    'Codes: page_failed, finder_too_large, site_too_large. The site stays as it is; fields where they are known.',
};

@ApiTags('site')
@Controller('site')
export class PublishingController {
  constructor(
    private readonly publishing: PublishingService,
    private readonly progress: PublicationProgress,
    private readonly published: Published,
    private readonly servers: ServerVersions,
  ) {}

  @Access('administrator')
  @Post('publish')
  @Operation('Publish the draft: all pages are drawn, checked and shown at once', {
    201: NewVersionResponse,
    400: 'Fields by path, such as `facts.name`.',
    409: 'Codes: nothing_to_publish, publication_running.',
    412: { type: DraftChangedBody, description: '`draft_changed`; `details` is the draft.' },
    422: pageFailed,
    428: '`if_match_required`',
  })
  @ApiHeader({ name: 'If-Match', required: true, description: 'Revision of the draft, as in its ETag.' })
  async publishSite(
    @IfMatch() revision: number,
    @Body() { note = '' }: PublishDto,
    @CurrentContext() context: CallerContext,
  ): Promise<NewVersionResponse> {
    return toNewVersionResponse(await this.publishing.publish(revision, note, authorOf(context)));
  }

  @Access('administrator')
  @Post('undo')
  @HttpCode(201)
  @Operation('Publish the version before the current one again, as a new version', {
    201: NewVersionResponse,
    400: ErrorBody,
    409: 'Codes: version_not_current, nothing_to_undo, entry_rewritten, publication_running.',
    422: pageFailed,
  })
  async undoSitePublication(
    @Body() { version }: UndoDto,
    @CurrentContext() context: CallerContext,
  ): Promise<NewVersionResponse> {
    return toNewVersionResponse(await this.publishing.undo(version, authorOf(context)));
  }

  @Access('user')
  @Get('publication')
  @Operation('How far a publication is, and what each public server shows', { 200: PublicationResponse })
  async getSitePublication(): Promise<PublicationResponse> {
    const [progress, servers] = await Promise.all([this.progress.read(), this.servers.list()]);
    return toPublicationResponse(progress, this.published.response, servers);
  }
}
