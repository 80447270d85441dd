import type { Month } from '@sandhill/company/guides/service-guide.js';
import { entryBounds as max } from '@sandhill/company/plant-guide/entry-bounds.js';
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
  DraftText,
  DraftTexts,
  Flag,
  OptionalText,
  OptionalTexts,
  RequiredChoice,
  NamedText,
  Signs,
  Slugs,
} from './entry-rules.js';
import { EntryDto } from './entry.dto.js';

const lines = { max: max.lines, length: max.line };
const months: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export class IssueSignDto implements IssueSign {
  @ApiProperty({ description: 'An id of the vocabulary: `plant-guide/signs.ts` of services/company.' })
  sign: string;

  @ApiProperty({ enum: [1, 2, 3], description: '3: hardly anything else looks so.' })
  weight: IssueSign['weight'];
}

/** The body of `POST /api/plant-issues`. It has no `checkedBy`, which is set by signing the entry. */
export class CreateIssueDto extends EntryDto implements Partial<PlantIssue> {
  @ApiProperty({ maxLength: max.name, description: 'Its name.' })
  @NamedText('Name', max.name)
  issue: string;

  @ApiPropertyOptional({ maxLength: max.name, description: 'Empty: the English one is shown.' })
  @OptionalText('Spanish name', max.name)
  issueEs?: string;

  @ApiProperty({
    maxLength: max.description,
    description: 'What one sees. Paragraphs, with an empty line between them.',
  })
  @DraftText('Description', max.description)
  description: string;

  @ApiPropertyOptional({ maxLength: max.description })
  @OptionalText('Spanish description', max.description)
  descriptionEs?: string;

  @ApiProperty({ type: [String], maxItems: max.lines })
  @DraftTexts('Causes', lines)
  causes: string[];

  @ApiPropertyOptional({ type: [String], maxItems: max.lines })
  @OptionalTexts('Spanish causes', lines)
  causesEs?: string[];

  @ApiProperty({ type: [String], maxItems: max.lines, description: 'What to do.' })
  @DraftTexts('Solutions', lines)
  solutions: string[];

  @ApiPropertyOptional({ type: [String], maxItems: max.lines })
  @OptionalTexts('Spanish solutions', lines)
  solutionsEs?: string[];

  @ApiProperty({ type: [String], maxItems: max.lines })
  @DraftTexts('Prevention', lines)
  prevention: string[];

  @ApiPropertyOptional({ type: [String], maxItems: max.lines })
  @OptionalTexts('Spanish prevention', lines)
  preventionEs?: string[];

  @ApiProperty({ enum: severities })
  @RequiredChoice('Severity', severities)
  severity: Severity;

  @ApiProperty({ enum: confidences, description: 'How sure its signs alone can be.' })
  @RequiredChoice('Confidence', confidences)
  confidence: Confidence;

  @ApiPropertyOptional({
    type: [String],
    maxItems: max.synonyms,
    description: 'Other names in either language.',
  })
  @OptionalTexts('Other names', { max: max.synonyms, length: max.synonym })
  synonyms?: string[];

  @ApiPropertyOptional({ type: [IssueSignDto], maxItems: max.signs })
  @Signs(max.signs)
  signs?: IssueSign[];

  @ApiPropertyOptional({ enum: plantGroups, isArray: true, default: [] })
  @Choices('Groups', plantGroups)
  groups?: PlantGroup[];

  @ApiPropertyOptional({ type: [String], maxItems: max.plants, description: 'Slugs of plants that get it.' })
  @Slugs('Plants', max.plants)
  plants?: string[];

  @ApiPropertyOptional({
    type: 'integer',
    isArray: true,
    default: [],
    description: 'When it is usually seen; January is 1.',
  })
  @Choices('Months', months)
  months?: Month[];

  @ApiPropertyOptional({
    type: [String],
    maxItems: max.lookAlikes,
    description: 'Slugs of problems taken for it.',
  })
  @Slugs('Look-alikes', max.lookAlikes)
  lookAlikes?: string[];

  @ApiPropertyOptional({ enum: serviceIds, default: 'maintenance', description: 'Who helps.' })
  @Choice('Service', serviceIds)
  serviceId?: ServiceId;

  @ApiPropertyOptional({ default: false, description: 'Treating it for hire takes a pesticide licence.' })
  @Flag('Licence')
  needsLicence?: boolean;
}

export class UpdateIssueDto extends PartialType(CreateIssueDto, { skipNullProperties: false }) {}
