import { entryBounds as max } from '@sandhill/company/plant-guide/entry-bounds.js';
import {
  confidences,
  levels,
  lights,
  plantGroups,
  type Confidence,
  type Level,
  type Light,
  type Plant,
  type PlantGroup,
} from '@sandhill/company/plant-guide/plant.js';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@sandhill/platform/openapi/decorators.js';
import {
  Choice,
  Choices,
  DraftText,
  Feet,
  Flag,
  OptionalText,
  OptionalTexts,
  RequiredChoice,
  NamedText,
  Slugs,
} from './entry-rules.js';
import { EntryDto } from './entry.dto.js';

/** The body of `POST /api/plants`. It has no `checkedBy`, which is set by signing the entry. */
export class CreatePlantDto extends EntryDto implements Partial<Plant> {
  @ApiProperty({ maxLength: max.name })
  @NamedText('Name', max.name)
  name: string;

  @ApiPropertyOptional({ maxLength: max.name, description: 'Empty: the English one is shown.' })
  @OptionalText('Spanish name', max.name)
  nameEs?: string;

  @ApiProperty({ maxLength: max.scientificName })
  @DraftText('Scientific name', max.scientificName)
  scientificName: string;

  @ApiProperty({ maxLength: max.description, description: 'Paragraphs, with an empty line between them.' })
  @DraftText('Description', max.description)
  description: string;

  @ApiPropertyOptional({ maxLength: max.description })
  @OptionalText('Spanish description', max.description)
  descriptionEs?: string;

  @ApiProperty({ maxLength: max.careInstructions, description: 'A line for each part of the year.' })
  @DraftText('Care', max.careInstructions)
  careInstructions: string;

  @ApiPropertyOptional({ maxLength: max.careInstructions })
  @OptionalText('Spanish care', max.careInstructions)
  careInstructionsEs?: string;

  @ApiProperty({ maxLength: max.floridaSpecific, description: 'What is particular in southwest Florida.' })
  @DraftText('In southwest Florida', max.floridaSpecific)
  floridaSpecific: string;

  @ApiPropertyOptional({ maxLength: max.floridaSpecific })
  @OptionalText('Spanish text on southwest Florida', max.floridaSpecific)
  floridaSpecificEs?: string;

  @ApiProperty({ enum: confidences })
  @RequiredChoice('Confidence', confidences)
  confidence: Confidence;

  @ApiPropertyOptional({
    type: [String],
    maxItems: max.synonyms,
    description: 'Other names in either language.',
  })
  @OptionalTexts('Other names', { max: max.synonyms, length: max.synonym })
  synonyms?: string[];

  @ApiPropertyOptional({ enum: plantGroups, default: 'shrub' })
  @Choice('Group', plantGroups)
  group?: PlantGroup;

  @ApiPropertyOptional({ enum: lights, isArray: true, default: [] })
  @Choices('Light', lights)
  light?: Light[];

  @ApiPropertyOptional({ enum: levels, default: 'medium', description: 'How much it needs.' })
  @Choice('Water', levels)
  water?: Level;

  @ApiPropertyOptional({ enum: levels, default: 'low', description: 'How much it stands.' })
  @Choice('Salt', levels)
  salt?: Level;

  @ApiPropertyOptional({
    minimum: 0,
    maximum: max.heightFt,
    default: 0,
    description: 'In feet; 0: not known.',
  })
  @Feet('Height', max.heightFt)
  heightFt?: number;

  @ApiPropertyOptional({ default: false })
  @Flag('Native')
  isNative?: boolean;

  @ApiPropertyOptional({ default: false })
  @Flag('Poisonous')
  isPoisonous?: boolean;

  @ApiPropertyOptional({
    type: [String],
    maxItems: max.issues,
    description: 'Slugs of problems that it gets.',
  })
  @Slugs('Problems', max.issues)
  issues?: string[];
}

export class UpdatePlantDto extends PartialType(CreatePlantDto, { skipNullProperties: false }) {}
