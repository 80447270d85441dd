import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Logger, Param, Query, Res } from '@nestjs/common';
import { WithoutDatabase } from '@sandhill/platform/database/without-database.decorator.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { pointerTo } from '../site-sets/site-store.js';
import { SiteSetsRepository } from '../site-sets/site-sets.repository.js';
import { CurrentSetQuery } from './current-set.query.js';
import { PublicServers } from './public-servers.js';
import { Published } from './published.js';

/**
 * Routes by which public servers get page sets on the internal network. The gateway forwards no requests of clients to
 * them. A set contains only pages that are public anyway.
 */
@ApiExcludeController()
@Access('public')
@Controller('internal/site-sets')
export class InternalSiteSetsController {
  private readonly log = new Logger(InternalSiteSetsController.name);

  constructor(
    private readonly published: Published,
    private readonly servers: PublicServers,
    private readonly sets: SiteSetsRepository,
  ) {}

  /**
   * Sends the pointer to the current set of a build. Every public server asks for it each second, so the answer comes
   * from memory.
   */
  @WithoutDatabase()
  @Get('current')
  getCurrent(@Query() { build, name, shows = '' }: CurrentSetQuery, @Res() response: Response): void {
    if (name !== undefined) this.servers.note({ name, build, shows });
    const set = this.published.setOf(build);
    if (!set) throw new NotFound('There is no set for this build yet.');
    response.set('Content-Type', 'application/json; charset=utf-8').set('ETag', `"${set.sha256}"`);
    response.set('Cache-Control', 'no-cache').send(Buffer.from(pointerTo(set)));
  }

  @Get(':sha256')
  async getSet(@Param('sha256') sha256: string, @Res() response: Response): Promise<void> {
    const bytes = /^[0-9a-f]{64}$/.test(sha256) ? await this.sets.size(sha256) : undefined;
    if (bytes === undefined) throw new NotFound();
    response.set('Content-Type', 'application/x-tar').set('Content-Length', String(bytes));
    try {
      await pipeline(Readable.from(this.sets.read(sha256, bytes)), response);
    } catch (error) {
      // `pipeline` has closed the connection early, so that a part of a set never looks complete.
      this.log.warn({ err: loggableError(error) }, 'a set was not sent to its end');
    }
  }
}
