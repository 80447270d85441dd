import { Controller, Get, Param } from '@nestjs/common';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import {
  GuideEntriesResponse,
  StaffIssueResponse,
  StaffPlantResponse,
  toGuideEntryResponse,
  toStaffResponse,
  type StaffEntries,
} from '../dto/staff.responses.js';
import { byName, entryKinds, type Entry, type EntryKind } from '../../guide-entries/entry-kinds.js';
import type { EntryRow } from '../../guide-entries/entry-row.js';
import { GuideRows } from '../../guide-entries/guide-rows.repository.js';
import { Gone } from './editing.responses.js';
import { EntryNotFound } from './entry.errors.js';

/** Routes by which staff read the guide, including drafts and the bin. */
@ApiTags('plant guide')
@Access('user')
@Controller('guide-entries')
export class GuideEntriesController {
  constructor(private readonly rows: GuideRows) {}

  @Get()
  @Operation('All plants and plant problems, drafts and the bin included', { 200: GuideEntriesResponse })
  async listGuideEntries(): Promise<GuideEntriesResponse> {
    const entries: GuideEntriesResponse['entries'] = [];
    for (const kind of entryKinds) {
      const rows = (await this.rows.list(kind)) as Array<EntryRow & Entry>;
      entries.push(...byName(rows).map((row) => toGuideEntryResponse(kind, row)));
    }
    return { entries };
  }

  @Get('plants/:id')
  @Operation('A plant as staff read it', { 200: StaffPlantResponse })
  @Gone('There is none (any more).')
  async getGuidePlant(@Param('id', EntityId) id: string): Promise<StaffPlantResponse> {
    return this.get('plant', id);
  }

  @Get('issues/:id')
  @Operation('A plant problem as staff read it', { 200: StaffIssueResponse })
  @Gone('There is none (any more).')
  async getGuideIssue(@Param('id', EntityId) id: string): Promise<StaffIssueResponse> {
    return this.get('issue', id);
  }

  /** @throws EntryNotFound */
  private async get<Kind extends EntryKind>(kind: Kind, id: string): Promise<StaffEntries[Kind]> {
    const row = await this.rows.find(kind, id);
    if (!row) throw new EntryNotFound();
    return toStaffResponse(kind, row);
  }
}
