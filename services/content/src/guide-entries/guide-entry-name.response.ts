import type { Localized } from '@sandhill/company/language.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { entryKinds, type EntryKind } from './entry-kinds.js';

class EntryNamesResponse implements Localized {
  @ApiProperty() en: string;
  @ApiProperty({ description: 'May be empty.' }) es: string;
}

export class GuideEntryNameResponse implements GuideEntryName {
  @ApiProperty({ enum: entryKinds }) kind: EntryKind;
  @ApiProperty() slug: string;
  @ApiProperty() name: EntryNamesResponse;
  @ApiProperty({ type: [String], description: 'Scientific name and synonyms.' }) words: string[];
}
