import {
  confidences,
  levels,
  lights,
  plantGroups,
  severities,
  type Confidence,
  type IssueSign,
  type Level,
  type Light,
  type Plant,
  type PlantGroup,
  type PlantIssue,
  type Severity,
  type Source,
} from '@sandhill/company/plant-guide/plant.js';
import type { Month } from '@sandhill/company/guides/service-guide.js';
import { serviceIds, type ServiceId } from '@sandhill/company/service-ids.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { SourceDto } from './entry.dto.js';
import { IssueSignDto } from './issue.dto.js';

class EntryResponse {
  @ApiProperty({ description: 'The last part of its page’s address.' }) slug: string;
  @ApiProperty({ enum: confidences }) confidence: Confidence;
  @NullableText({ description: 'Null: the group’s drawing.' }) imageUrl: string | null;
  @ApiProperty({ type: [String], description: 'Other names in either language.' }) synonyms: string[];
  @ApiProperty({ type: [SourceDto] }) sources: Source[];
  @NullableText({ format: 'date', description: 'When the sources were read.' }) checkedOn: string | null;
  @NullableText({ description: 'Who of the firm has signed it.' }) checkedBy: string | null;
  @ApiProperty() isPublished: boolean;
}

/** `Plant` of services/company. Where Spanish texts are empty, the English ones are shown. */
export class PlantResponse extends EntryResponse implements Plant {
  @ApiProperty() name: string;
  @ApiProperty() nameEs: string;
  @ApiProperty() scientificName: string;
  @ApiProperty({ description: 'Paragraphs, with an empty line between them.' }) description: string;
  @ApiProperty() descriptionEs: string;
  @ApiProperty({ description: 'A line for each part of the year.' }) careInstructions: string;
  @ApiProperty() careInstructionsEs: string;
  @ApiProperty() floridaSpecific: string;
  @ApiProperty() floridaSpecificEs: string;
  @ApiProperty({ enum: plantGroups }) group: PlantGroup;
  @ApiProperty({ enum: lights, isArray: true }) light: Light[];
  @ApiProperty({ enum: levels }) water: Level;
  @ApiProperty({ enum: levels, description: 'How much it stands.' }) salt: Level;
  @ApiProperty({ description: 'In feet; 0: not known.' }) heightFt: number;
  @ApiProperty() isNative: boolean;
  @ApiProperty() isPoisonous: boolean;

  @ApiProperty({ type: [String], description: 'Slugs of problems; those of drafts have no page.' })
  issues: string[];
}

/** `PlantIssue` of services/company. Where Spanish texts and lists are empty, the English ones are shown. */
export class IssueResponse extends EntryResponse implements PlantIssue {
  @ApiProperty({ description: 'Its name.' }) issue: string;
  @ApiProperty() issueEs: string;
  @ApiProperty({ description: 'Paragraphs, with an empty line between them.' }) description: string;
  @ApiProperty() descriptionEs: string;
  @ApiProperty({ type: [String] }) causes: string[];
  @ApiProperty({ type: [String] }) causesEs: string[];
  @ApiProperty({ type: [String] }) solutions: string[];
  @ApiProperty({ type: [String] }) solutionsEs: string[];
  @ApiProperty({ type: [String] }) prevention: string[];
  @ApiProperty({ type: [String] }) preventionEs: string[];
  @ApiProperty({ enum: severities }) severity: Severity;
  @ApiProperty({ type: [IssueSignDto] }) signs: IssueSign[];
  @ApiProperty({ enum: plantGroups, isArray: true }) groups: PlantGroup[];

  @ApiProperty({ type: [String], description: 'Slugs of plants; those of drafts have no page.' })
  plants: string[];

  @ApiProperty({ type: 'integer', isArray: true, description: 'January is 1.' }) months: Month[];

  @ApiProperty({ type: [String], description: 'Slugs of problems that are taken for it.' })
  lookAlikes: string[];

  @ApiProperty({ enum: serviceIds }) serviceId: ServiceId;
  @ApiProperty() needsLicence: boolean;
}
