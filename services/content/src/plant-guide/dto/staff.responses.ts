import type { Plant, PlantIssue } from '@sandhill/company/plant-guide/plant.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { entryOf, namesOf, type EntryKind } from '../../guide-entries/entry-kinds.js';
import { GuideEntryNameResponse } from '../../guide-entries/guide-entry-name.response.js';
import type { EntryRow } from '../../guide-entries/entry-row.js';
import { purgedAt } from '../bin/bin-days.js';
import { IssueResponse, PlantResponse } from './entry.responses.js';

/** Extends the body of a published entry with the fields for staff. */
function ForStaff<Body extends object>(Entry: new () => Body) {
  abstract class StaffResponse extends (Entry as new () => object) {
    @ApiProperty({ format: 'uuid' })
    id: string;

    @ApiProperty({ type: 'integer', description: 'For If-Match.' })
    revision: number;

    @ApiProperty({ format: 'date-time' })
    changedAt: string;

    @NullableText({ description: 'User name; null for what was shipped.' }) changedBy: string | null;

    @NullableText({ format: 'date-time', description: 'It is in the bin.' }) deletedAt: string | null;
  }
  return StaffResponse as unknown as new () => StaffResponse & Body;
}

export class StaffPlantResponse extends ForStaff(PlantResponse) {}

export class StaffIssueResponse extends ForStaff(IssueResponse) {}

class GuideEntryResponse extends GuideEntryNameResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() isPublished: boolean;
  @NullableText({ format: 'date' }) checkedOn: string | null;
  @NullableText() checkedBy: string | null;
  @ApiProperty({ format: 'date-time' }) changedAt: string;
  @NullableText() changedBy: string | null;
  @NullableText({ format: 'date-time' }) deletedAt: string | null;

  @NullableText({
    format: 'date-time',
    description: 'From then on it may be deleted permanently at any time.',
  })
  purgeAt: string | null;
}

export class GuideEntriesResponse {
  @ApiProperty({ type: [GuideEntryResponse], description: 'Plants, then problems; by name.' })
  entries: GuideEntryResponse[];
}

export interface StaffEntries {
  plant: StaffPlantResponse;
  issue: StaffIssueResponse;
}

export function toStaffResponse<Kind extends EntryKind>(kind: Kind, row: EntryRow): StaffEntries[Kind] {
  const { id, revision, changedBy } = row;
  return {
    id,
    ...(entryOf(kind, row) as Plant & PlantIssue),
    revision,
    changedAt: row.changedAt.toISOString(),
    changedBy,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  } as StaffEntries[Kind];
}

export function toGuideEntryResponse(kind: EntryKind, row: EntryRow): GuideEntryResponse {
  const { id, slug, isPublished, checkedOn, checkedBy, changedBy, deletedAt } = row;
  return {
    id,
    kind,
    slug,
    ...namesOf(entryOf(kind, row)),
    isPublished,
    checkedOn,
    checkedBy,
    changedAt: row.changedAt.toISOString(),
    changedBy,
    deletedAt: deletedAt?.toISOString() ?? null,
    purgeAt: deletedAt && purgedAt(deletedAt).toISOString(),
  };
}
