import type { Month } from '@sandhill/company/guides/service-guide.js';
import {
  confidences,
  plantGroups,
  severities,
  type Confidence,
  type IssueSign,
  type PlantGroup,
  type PlantIssue,
  type Severity,
} from '@sandhill/company/plant-guide/plant.js';
import { serviceIds, type ServiceId } from '@sandhill/company/service-ids.js';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@sandhill/platform/openapi/decorators.js';
import {
  Choice,
  Choices,
  Flag,
  OptionalText,
  OptionalTexts,
  RequiredChoice,
  RequiredText,
  RequiredTexts,
  Signs,
  Slugs,
} from './entry-rules.js';
import { EntryDto } from './entry.dto.js';

const lines = { most: 12, length: 400 };
export const months: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export class IssueSignDto implements IssueSign {
  @ApiProperty({ description: 'An id of the vocabulary: `plant-guide/signs.ts` of services/company.' })
  sign: string;

  @ApiProperty({ enum: [1, 2, 3], description: '3: hardly anything else looks so.' })
  weight: IssueSign['weight'];
}

/** The body of `POST /api/plant-issues`. `checkedBy` is set by signing. */
export class CreateIssueDto extends EntryDto implements Partial<PlantIssue> {
  @ApiProperty({ maxLength: 80, description: 'Its name.' })
  @RequiredText('Name', 80)
  issue: string;

  @ApiPropertyOptional({ maxLength: 80, description: 'Empty: the English one is shown.' })
  @OptionalText('Spanish name', 80)
  issueEs?: string;

  @ApiProperty({
    maxLength: 5000,
    description: 'What one sees. Paragraphs, with an empty line between them.',
  })
  @RequiredText('Description', 5000)
  description: string;

  @ApiPropertyOptional({ maxLength: 5000 })
  @OptionalText('Spanish description', 5000)
  descriptionEs?: string;

  @ApiProperty({ type: [String], minItems: 1, maxItems: 12 })
  @RequiredTexts('Causes', lines)
  causes: string[];

  @ApiPropertyOptional({ type: [String], maxItems: 12 })
  @OptionalTexts('Spanish causes', lines)
  causesEs?: string[];

  @ApiProperty({ type: [String], minItems: 1, maxItems: 12, description: 'What to do.' })
  @RequiredTexts('Solutions', lines)
  solutions: string[];

  @ApiPropertyOptional({ type: [String], maxItems: 12 })
  @OptionalTexts('Spanish solutions', lines)
  solutionsEs?: string[];

  @ApiProperty({ type: [String], minItems: 1, maxItems: 12 })
  @RequiredTexts('Prevention', lines)
  prevention: string[];

  @ApiPropertyOptional({ type: [String], maxItems: 12 })
  @OptionalTexts('Spanish prevention', lines)
  preventionEs?: string[];

  @ApiProperty({ enum: severities })
  @RequiredChoice('Severity', severities)
  severity: Severity;

  @ApiProperty({ enum: confidences, description: 'How sure its signs alone can be.' })
  @RequiredChoice('Confidence', confidences)
  confidence: Confidence;

  @ApiPropertyOptional({ type: [String], maxItems: 20, description: 'Other names in either language.' })
  @OptionalTexts('Other names', { most: 20, length: 80 })
  synonyms?: string[];

  @ApiPropertyOptional({ type: [IssueSignDto], maxItems: 20 })
  @Signs(20)
  signs?: IssueSign[];

  @ApiPropertyOptional({ enum: plantGroups, isArray: true, default: [] })
  @Choices('Groups', plantGroups)
  groups?: PlantGroup[];

  @ApiPropertyOptional({ type: [String], maxItems: 60, description: 'Slugs of plants that get it.' })
  @Slugs('Plants', 60)
  plants?: string[];

  @ApiPropertyOptional({
    type: 'integer',
    isArray: true,
    default: [],
    description: 'When it is usually seen; January is 1.',
  })
  @Choices('Months', months)
  months?: Month[];

  @ApiPropertyOptional({ type: [String], maxItems: 20, description: 'Slugs of problems taken for it.' })
  @Slugs('Look-alikes', 20)
  lookAlikes?: string[];

  @ApiPropertyOptional({ enum: serviceIds, default: 'maintenance', description: 'Who helps.' })
  @Choice('Service', serviceIds)
  serviceId?: ServiceId;

  @ApiPropertyOptional({ default: false, description: 'Treating it for hire takes a pesticide licence.' })
  @Flag('Licence')
  needsLicence?: boolean;
}

export class UpdateIssueDto extends PartialType(CreateIssueDto, { skipNullProperties: false }) {}

/** What an entry has that was made without it. */
export const issueDefaults = {
  issueEs: '',
  descriptionEs: '',
  causesEs: [],
  solutionsEs: [],
  preventionEs: [],
  synonyms: [],
  signs: [],
  groups: [],
  plants: [],
  months: [],
  lookAlikes: [],
  serviceId: 'maintenance',
  needsLicence: false,
} satisfies Partial<PlantIssue>;
