import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import type { Response } from 'express';
import { LeadFilterQuery } from '../dto/list-leads.query.js';
import { ExportService } from './export.service.js';
import { sheetTime } from './office-clock.js';

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class ExportController {
  private readonly log = new Logger(ExportController.name);

  constructor(private readonly exports: ExportService) {}

  @ApiOperation({ summary: 'Download leads as a sheet (CSV), the newest first' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'UTF-8; times of New York.' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are not as they must be.' })
  @Get('export.csv')
  async exportLeads(
    @Query() { kind, status, q, bin }: LeadFilterQuery,
    @ActingCaller() acting: Acting,
    @Res() response: Response,
  ): Promise<void> {
    const filter = { kind, statuses: status, text: q, bin };
    const sheet = this.exports.sheet(filter);
    // A database that is away is answered with an error, not with half a file.
    const { value: first } = await sheet.next();
    await this.exports.record(filter, byCaller(acting));
    this.log.log({ userId: acting.caller.userId }, 'leads are exported');
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${fileName()}"`);
    await this.send(first ?? '', sheet, response);
  }

  /** Ends with the connection: who goes away stops the reading of further pages. */
  private async send(first: string, sheet: AsyncGenerator<string>, response: Response): Promise<void> {
    async function* pieces() {
      yield first;
      yield* sheet;
    }
    try {
      await pipeline(Readable.from(pieces()), response);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}

function fileName(): string {
  return `leads-${sheetTime(new Date()).slice(0, 10)}.csv`;
}
