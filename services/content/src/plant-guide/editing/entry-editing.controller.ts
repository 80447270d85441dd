import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  Patch,
  Post,
  type Type,
} from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiBody, ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers } from '@sandhill/platform/openapi/operation.js';
import type { EntryKind } from '../../guide-entries/entry-kinds.js';
import { authorOf } from '../../audit/author.js';
import { toStaffResponse } from '../dto/staff.responses.js';
import { Gone, MayBePublished, Refused } from './editing.responses.js';
import { EntryEditing } from './entry-editing.service.js';

interface EditingRoutes {
  kind: EntryKind;
  /** Path below `/api`. */
  path: string;
  /** Last part of the operations' ids, such as `Plant`. */
  named: string;
  /** Name of the kind of entry within a sentence, such as "a plant". */
  entry: string;
  CreateDto: Type<{ slug?: string }>;
  UpdateDto: Type<object>;
  Response: Type<object>;
}

const changedSince = '`entry_changed`; `details` is the entry.';

/** Returns the controller with the routes by which administrators change one kind of entry of the guide. */
export function editingControllerOf(routes: EditingRoutes): Type {
  const { kind, path, named, entry, CreateDto, UpdateDto, Response } = routes;
  const id = (verb: string) => `${verb}${named}`;

  const Changed = (gone?: string) =>
    applyDecorators(Answers({ 200: Response }), Gone(gone), MayBePublished());

  class CreateBody extends CreateDto {}
  class UpdateBody extends UpdateDto {}

  @ApiTags('plant guide')
  @Access('administrator')
  @Controller(path)
  class EntryEditingController {
    constructor(private readonly editing: EntryEditing) {}

    @Post()
    @ApiOperation({ operationId: id('create'), summary: `Add ${entry}; published at once if it says so` })
    @ApiBody({ type: CreateDto })
    @Answers({ 201: Response })
    @Refused()
    @MayBePublished()
    async create(@Body() body: CreateBody, @CurrentContext() context: CallerContext) {
      return toStaffResponse(kind, await this.editing.create(kind, body, authorOf(context)));
    }

    @Patch(':id')
    @ApiOperation({
      operationId: id('update'),
      summary: `Change ${entry}`,
      description:
        'What visitors see is published at once. Other words, facts or sources take a signature away (`checkedBy`).',
    })
    @OfRevision(changedSince)
    @ApiBody({ type: UpdateDto })
    @Refused()
    @Changed()
    async update(
      @Param('id', EntityId) entryId: string,
      @BasedOn() revision: number | undefined,
      @Body() body: UpdateBody,
      @CurrentContext() context: CallerContext,
    ) {
      const target = { kind, id: entryId, revision };
      return toStaffResponse(kind, await this.editing.change(target, body, authorOf(context)));
    }

    @Post(':id/sign')
    @HttpCode(200)
    @ApiOperation({ operationId: id('sign'), summary: `Sign ${entry} as read today, by the caller` })
    @OfRevision(changedSince)
    @Changed()
    async sign(
      @Param('id', EntityId) entryId: string,
      @BasedOn() revision: number | undefined,
      @CurrentContext() context: CallerContext,
    ) {
      const target = { kind, id: entryId, revision };
      return toStaffResponse(kind, await this.editing.sign(target, authorOf(context)));
    }

    @Delete(':id')
    @HttpCode(204)
    @ApiOperation({ operationId: id('delete'), summary: `Put ${entry} into the bin, for 30 days` })
    @Answers({ 204: {} })
    @Gone()
    @MayBePublished()
    async remove(
      @Param('id', EntityId) entryId: string,
      @CurrentContext() context: CallerContext,
    ): Promise<void> {
      await this.editing.putIn(kind, entryId, authorOf(context));
    }

    @Post(':id/restore')
    @HttpCode(200)
    @ApiOperation({
      operationId: id('restore'),
      summary: `Take ${entry} out of the bin; a published one shows again`,
    })
    @Changed('It is not in the bin.')
    async restore(@Param('id', EntityId) entryId: string, @CurrentContext() context: CallerContext) {
      return toStaffResponse(kind, await this.editing.takeOut(kind, entryId, authorOf(context)));
    }
  }
  return EntryEditingController;
}
