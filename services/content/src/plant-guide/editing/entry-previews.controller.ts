import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { languages, type Language } from '@sandhill/company/language.js';
import { issueDefaults, plantDefaults } from '@sandhill/company/plant-guide/entry-defaults.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ApiPropertyOptional, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { IsIn, IsOptional } from 'class-validator';
import { entryOf, type EntryKind } from '../../guide-entries/entry-kinds.js';
import { MayFailToRender, PreviewResponse } from '../../preview/preview.responses.js';
import { PreviewService } from '../../preview/preview.service.js';
import { CreateIssueDto } from '../dto/issue.dto.js';
import { CreatePlantDto } from '../dto/plant.dto.js';
import { Refused } from './editing.responses.js';
import { plain, slugOf } from './entry-changes.js';

class EntryPreviewQuery {
  @ApiPropertyOptional({ enum: languages, default: 'en' })
  @IsOptional()
  @IsIn(languages, withCode('not_a_choice', 'language must be en or es'))
  language: Language = 'en';
}

/** Slug for the preview of an entry that has neither a slug nor a name. */
const unnamed = 'preview';

@ApiTags('plant guide')
@Access('administrator')
@Controller()
export class EntryPreviewsController {
  constructor(private readonly preview: PreviewService) {}

  @Post('plants/preview')
  @HttpCode(200)
  @Operation('The page of a plant as it will be; nothing is saved', { 200: PreviewResponse })
  @Refused()
  @MayFailToRender()
  async previewPlant(
    @Body() body: CreatePlantDto,
    @Query() { language }: EntryPreviewQuery,
    @Caller() caller: Identity | undefined,
  ): Promise<PreviewResponse> {
    return this.render('plant', { ...plantDefaults, ...plain(body) }, slugFor(body.slug, body.name), {
      language,
      caller,
    });
  }

  @Post('plant-issues/preview')
  @HttpCode(200)
  @Operation('The page of a plant problem as it will be; nothing is saved', { 200: PreviewResponse })
  @Refused()
  @MayFailToRender()
  async previewPlantIssue(
    @Body() body: CreateIssueDto,
    @Query() { language }: EntryPreviewQuery,
    @Caller() caller: Identity | undefined,
  ): Promise<PreviewResponse> {
    return this.render('issue', { ...issueDefaults, ...plain(body) }, slugFor(body.slug, body.issue), {
      language,
      caller,
    });
  }

  private async render(
    kind: EntryKind,
    values: object,
    slug: string,
    { language, caller }: { language: Language; caller: Identity | undefined },
  ): Promise<PreviewResponse> {
    const entry = entryOf(kind, { ...values, slug });
    return { html: await this.preview.renderEntry(kind, entry, language, caller?.userId ?? '') };
  }
}

const slugFor = (slug: string | undefined, name: string): string => slug ?? (slugOf(name) || unnamed);
