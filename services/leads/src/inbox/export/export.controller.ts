import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import type { Response } from 'express';
import { LeadFilterQuery } from '../list/list-leads.query.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { toFilter, toOrder } from '../list/to-filter.js';
import { ExportService } from './export.service.js';
import { sheetTime } from './office-clock.js';

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class ExportController {
  private readonly log = new Logger(ExportController.name);

  constructor(
    private readonly exports: ExportService,
    private readonly site: PublishedContent,
  ) {}

  @Operation('Export leads as CSV, newest first or in the order of a view', {
    200: { schema: { type: 'string', format: 'binary' }, description: 'UTF-8; times are New York time.' },
  })
  @ApiProduces('text/csv')
  @FreshSignIn()
  @Get('export.csv')
  async exportLeads(
    @Query() query: LeadFilterQuery,
    @CurrentContext() context: CallerContext,
    @Res() response: Response,
  ): Promise<void> {
    const { caller } = context;
    const filter = toFilter(query, { caller, site: this.site.current });
    const sheet = this.exports.sheet({ ...filter, order: toOrder(query, caller) });
    // The first page is read and the audit record is written before the headers are sent. If the database fails, the
    // response is therefore an error, not half a file.
    const { value: first } = await sheet.next();
    await this.exports.record({ ...filter, view: query.view }, context.by);
    this.log.log({ userId: caller.userId }, 'leads exported');
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${fileName()}"`);
    await this.send(first ?? '', sheet, response);
  }

  /** Stops reading pages when the client disconnects. */
  private async send(first: string, sheet: AsyncGenerator<string>, response: Response): Promise<void> {
    async function* chunks() {
      yield first;
      yield* sheet;
    }
    try {
      await pipeline(Readable.from(chunks()), response);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}

function fileName(): string {
  return `leads-${sheetTime(new Date()).slice(0, 10)}.csv`;
}
